import { Card } from '#shared/ui/Card.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import type { DeployForm } from '../model/useDeployForm.ts'
import { Place } from './Place.tsx'

/** How many items there can be, in all and for each wallet. */
export function LimitsSection({ form }: { form: DeployForm }) {
  const { complete, update, errorsAt } = form
  const { maxNumberOfTokens, maxMintsPerWallet } = complete
  return (
    <Card title="Supply and limits" description="Phases can have limits of their own beside these.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Place path="maxNumberOfTokens">
          <NumberField
            label="Supply"
            hint="Items in all; 0 is no limit."
            unit={maxNumberOfTokens === 0n ? 'no limit' : 'items'}
            value={maxNumberOfTokens}
            onValueChange={(next) => update({ maxNumberOfTokens: digitsOf(next) })}
            error={errorsAt('maxNumberOfTokens')['']}
          />
        </Place>
        <Place path="maxMintsPerWallet">
          <NumberField
            label="Limit per wallet"
            hint="In all phases together; 0 is no limit."
            unit={maxMintsPerWallet === 0n ? 'no limit' : 'items'}
            value={maxMintsPerWallet}
            onValueChange={(next) => update({ maxMintsPerWallet: digitsOf(next) })}
            error={errorsAt('maxMintsPerWallet')['']}
          />
        </Place>
      </div>
    </Card>
  )
}

function digitsOf(value: bigint | undefined): string {
  return value === undefined ? '' : String(value)
}
