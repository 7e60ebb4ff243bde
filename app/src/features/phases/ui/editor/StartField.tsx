import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** A phase's start. */
export function StartField({ phaseIndex, draft, onChange, errors, collection }: PhaseFieldsProps) {
  const isOnChain = phaseIndex < collection.phases.length
  return (
    <FieldAnchor path={fieldPath(draft, 'startTime')}>
      <DateTimeField
        label={FIELD_NAMES.startTime}
        hint={
          isOnChain
            ? 'Items can be minted after this moment.'
            : 'Items can be minted after this moment. Empty: as soon as it is saved.'
        }
        value={draft.startTime ?? undefined}
        onValueChange={(seconds) => onChange('startTime', seconds ?? null)}
        error={errors.startTime}
      />
    </FieldAnchor>
  )
}
