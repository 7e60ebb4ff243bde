import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { fieldPath } from '../../lib/shownErrors.ts'
import { EndField } from './EndField.tsx'
import { LimitFields } from './LimitFields.tsx'
import { NameField } from './NameField.tsx'
import { PriceField } from './PriceField.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'
import { RootField } from './RootField.tsx'
import { StartField } from './StartField.tsx'

/** All editable fields in a phase. */
export function PhaseFields(props: PhaseFieldsProps) {
  const { phaseIndex, draft, onChange, errors, collection } = props
  const isOnChain = phaseIndex < collection.phases.length
  return (
    <div className="grid gap-x-8 gap-y-6 border-t p-5 md:grid-cols-2">
      <div className="min-w-0 md:col-span-2">
        <NameField {...props} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <FieldAnchor path={fieldPath(draft, 'phaseType')}>
          <SelectField
            label={FIELD_NAMES.phaseType}
            value={draft.phaseType}
            onValueChange={(type) => onChange('phaseType', type)}
            error={errors.phaseType}
            options={TYPES}
          />
        </FieldAnchor>
        <PriceField {...props} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <StartField {...props} />
        <EndField {...props} />
      </div>
      {draft.phaseType === 'merkleTree' && (
        <div className="min-w-0 md:col-span-2">
          <RootField {...props} />
        </div>
      )}
      <LimitFields {...props} />
      <div className="min-w-0 border-t pt-5 md:col-span-2">
        <SwitchField
          label={FIELD_NAMES.active}
          hint={
            isOnChain
              ? 'Switched off, nobody can mint in it at any time. A phase that is on chain cannot be removed, only switched off.'
              : 'Switched off, nobody can mint in it at any time. Once it is on chain it cannot be removed, only switched off.'
          }
          checked={draft.active}
          onCheckedChange={(active) => onChange('active', active)}
        />
      </div>
    </div>
  )
}

const TYPES = [
  { value: 'public', label: 'Public', description: 'Everybody.' },
  {
    value: 'allowList',
    label: 'Allowlist',
    description: 'Wallets with an entry on chain, at the price and up to the amount of the entry.',
  },
  {
    value: 'merkleTree',
    label: 'Merkle list',
    description: 'Wallets with a proof, of a list of any size whose root is on chain.',
  },
] as const
