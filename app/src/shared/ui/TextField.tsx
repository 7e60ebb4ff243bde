import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** The typed number's unit, such as "SOL", shown at the input's end. */
  unit?: string | undefined
  /** Element at the input's end, such as a button. */
  trailing?: ReactNode
}

/** A single-line text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  unit,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const unitId = useId()
  const field = { label, hint, error, optional: optional ?? false }
  return (
    <Field {...field} className={className}>
      {(control) => (
        <div className="flex min-w-0 gap-2">
          <input
            autoComplete="off"
            {...input}
            {...control}
            {...(unit && {
              'aria-describedby': [unitId, control['aria-describedby']].filter(Boolean).join(' '),
            })}
            className={inputStyles()}
          />
          {unit && (
            <span id={unitId} className="self-center whitespace-nowrap text-muted">
              {unit}
            </span>
          )}
          {trailing}
        </div>
      )}
    </Field>
  )
}
