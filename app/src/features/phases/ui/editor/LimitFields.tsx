import type { CollectionInfo } from '@mintline/solana'
import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

/** A phase's limits. */
export function LimitFields({ phaseIndex, draft, onChange, errors, collection }: PhaseFieldsProps) {
  const currentMints = collection.phases[phaseIndex]?.currentMints ?? 0n
  return (
    <>
      <FieldAnchor path={fieldPath(draft, 'maxMintsPerWallet')}>
        <NumberField
          label={FIELD_NAMES.maxMintsPerWallet}
          hint={`Items that one wallet can mint in this phase; 0 is no limit. ${walletLimitText(collection)}`}
          unit="items"
          value={draft.maxMintsPerWallet ?? undefined}
          onValueChange={(limit) => onChange('maxMintsPerWallet', limit ?? null)}
          error={errors.maxMintsPerWallet}
        />
      </FieldAnchor>
      <FieldAnchor path={fieldPath(draft, 'maxMintsTotal')}>
        <NumberField
          label={FIELD_NAMES.maxMintsTotal}
          hint={`Items that all wallets can mint in this phase; 0 is no limit. ${formatGrouped(currentMints, 0)} minted so far.`}
          unit="items"
          value={draft.maxMintsTotal ?? undefined}
          onValueChange={(limit) => onChange('maxMintsTotal', limit ?? null)}
          error={errors.maxMintsTotal}
        />
      </FieldAnchor>
    </>
  )
}

function walletLimitText({ maxMintsPerWallet }: CollectionInfo): string {
  return maxMintsPerWallet === 0n
    ? 'The collection has no limit of its own.'
    : `In all phases of the collection: ${formatGrouped(maxMintsPerWallet, 0)}.`
}
