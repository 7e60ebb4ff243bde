import type { ReactNode } from 'react'
import { type Control, type FieldPathValue, useController } from 'react-hook-form'
import type { DraftField } from '#entities/phase/lib/phaseDraft.ts'
import { cn } from '#shared/lib/cn.ts'
import type { PhasesForm } from '../../model/usePhasesForm.ts'

type FieldValue<Field extends DraftField> = FieldPathValue<PhasesForm, `phases.${number}.${Field}`>

interface FormFieldProps<Field extends DraftField> {
  control: Control<PhasesForm>
  phaseIndex: number
  field: Field
  className?: string
  children: (field: {
    value: FieldValue<Field>
    onChange: (value: FieldValue<Field>) => void
  }) => ReactNode
}

/** Ties an input to one field of one phase, which counts as touched once it is changed. */
export function FormField<Field extends DraftField>({
  control,
  phaseIndex,
  field: name,
  className,
  children,
}: FormFieldProps<Field>) {
  const { field } = useController({ control, name: `phases.${phaseIndex}.${name}` })
  const change = (value: FieldValue<Field>) => {
    field.onChange(value)
    field.onBlur()
  }
  return (
    <div className={cn('min-w-0', className)}>
      {children({ value: field.value, onChange: change })}
    </div>
  )
}
