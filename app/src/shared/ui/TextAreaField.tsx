import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputStyles } from './inputStyles.ts'

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {}

/** A multi-line text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: TextAreaFieldProps) {
  const field = { label, hint, error, optional: optional ?? false }
  return (
    <Field {...field} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...input}
          {...control}
          className={inputStyles('resize-y py-2 leading-6 sm:leading-5.5', { height: 'min-h-24' })}
        />
      )}
    </Field>
  )
}
