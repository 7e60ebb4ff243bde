import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Element at the end of the input, such as a unit or a button. */
  trailing?: ReactNode
}

/** A text of one line. */
export function TextField({
  label,
  hint,
  error,
  optional,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const field = { label, hint, error, optional: optional ?? false }
  return (
    <Field {...field} className={className}>
      {(control) => (
        <div className="flex min-w-0 gap-2">
          <input autoComplete="off" {...input} {...control} className={inputStyles()} />
          {trailing}
        </div>
      )}
    </Field>
  )
}
