import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { FIELD_NAMES } from '../../lib/phaseTexts.ts'
import { FormField } from './FormField.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** When a phase opens. */
export function StartField({ control, phaseIndex, errors, collection }: PhaseFieldsProps) {
  const isOnChain = phaseIndex < collection.phases.length
  return (
    <FormField control={control} phaseIndex={phaseIndex} field="startTime">
      {({ value, onChange }) => (
        <DateTimeField
          label={FIELD_NAMES.startTime}
          hint={
            isOnChain
              ? 'Items can be minted after this moment.'
              : 'Items can be minted after this moment. Empty: as soon as it is saved.'
          }
          value={value ?? undefined}
          onValueChange={(seconds) => onChange(seconds ?? null)}
          error={errors.startTime}
        />
      )}
    </FormField>
  )
}
