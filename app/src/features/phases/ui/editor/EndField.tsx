import { hasEnd, NO_END } from '#entities/phase/lib/phaseDraft.ts'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { FIELD_NAMES } from '../../lib/phaseTexts.ts'
import { FormField } from './FormField.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** When a phase closes, if it does. */
export function EndField({ control, phaseIndex, draft, errors }: PhaseFieldsProps) {
  const isBounded = hasEnd(draft)
  return (
    <FormField
      control={control}
      phaseIndex={phaseIndex}
      field="endTime"
      className="flex flex-col gap-4"
    >
      {({ value, onChange }) => (
        <>
          <SwitchField
            label="Has an end"
            hint={isBounded ? undefined : 'It stays open until it is switched off.'}
            checked={isBounded}
            onCheckedChange={(next) => onChange(next ? null : NO_END)}
          />
          {isBounded && (
            <DateTimeField
              label={FIELD_NAMES.endTime}
              hint="Items can be minted before this moment."
              value={value ?? undefined}
              onValueChange={(seconds) => onChange(seconds ?? null)}
              error={errors.endTime}
            />
          )}
        </>
      )}
    </FormField>
  )
}
