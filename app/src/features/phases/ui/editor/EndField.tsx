import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import { hasEnd, NO_END } from '#entities/phase/lib/phaseDraft.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** A phase's end, or no end. */
export function EndField({ draft, onChange, errors }: PhaseFieldsProps) {
  const isBounded = hasEnd(draft)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SwitchField
        label="Has an end"
        hint={isBounded ? undefined : 'It stays open until it is switched off.'}
        checked={isBounded}
        onCheckedChange={(next) => onChange('endTime', next ? null : NO_END)}
      />
      {isBounded && (
        <FieldAnchor path={fieldPath(draft, 'endTime')}>
          <DateTimeField
            label={FIELD_NAMES.endTime}
            hint="Items can be minted before this moment."
            value={draft.endTime ?? undefined}
            onValueChange={(seconds) => onChange('endTime', seconds ?? null)}
            error={errors.endTime}
          />
        </FieldAnchor>
      )}
    </div>
  )
}
