import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** Limits on items: in the collection, and for each wallet. */
export function SupplyFields({ form }: { form: DeployFormState }) {
  const { complete, update, errorsAt } = form
  const { maxNumberOfTokens, maxMintsPerWallet } = complete
  return (
    <Card title="Supply" description="Phases can have further limits.">
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldAnchor path="maxNumberOfTokens">
          <NumberField
            label="Max supply"
            hint="Items that there can be; 0 is no limit."
            unit={maxNumberOfTokens === 0n ? 'no limit' : 'items'}
            value={maxNumberOfTokens}
            onValueChange={(next) => update({ maxNumberOfTokens: digitsOf(next) })}
            error={errorsAt('maxNumberOfTokens')['']}
          />
        </FieldAnchor>
        <FieldAnchor path="maxMintsPerWallet">
          <NumberField
            label="Max per wallet"
            hint="In all phases together; 0 is no limit."
            unit={maxMintsPerWallet === 0n ? 'no limit' : 'items'}
            value={maxMintsPerWallet}
            onValueChange={(next) => update({ maxMintsPerWallet: digitsOf(next) })}
            error={errorsAt('maxMintsPerWallet')['']}
          />
        </FieldAnchor>
      </div>
    </Card>
  )
}

function digitsOf(value: bigint | undefined): string {
  return value === undefined ? '' : String(value)
}
