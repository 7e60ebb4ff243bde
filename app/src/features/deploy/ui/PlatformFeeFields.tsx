import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import type { DeployForm } from '../model/useDeployForm.ts'
import { Place } from './Place.tsx'

/** What is taken out of the price, and by whom. */
export function PlatformFeeFields({ form }: { form: DeployForm }) {
  const { draft, complete, update, wallet, errorsAt } = form
  const { identity } = useCluster()
  const valueError = errorsAt('platformFee.platformFeeValue')['']
  return (
    <div className="flex flex-col gap-5 border-t pt-6">
      <RadioGroupField
        label="Platform fee"
        hint="Comes out of the price: buyers pay nothing on top. You become the fee's primary admin."
        value={draft.isFeeFlat ? 'flat' : 'percentage'}
        onValueChange={(kind) => update({ isFeeFlat: kind === 'flat' })}
        columns={2}
        options={[
          { value: 'percentage', label: 'Percentage', description: 'A part of each price.' },
          {
            value: 'flat',
            label: 'Flat',
            description: 'The same for each item. It closes public phases with a lower price.',
          },
        ]}
      />
      <Place path="platformFee.platformFeeValue">
        {draft.isFeeFlat ? (
          <AmountField
            label="Fee for each item"
            value={complete.flatFee}
            onValueChange={(next) => update({ flatFee: next === undefined ? '' : String(next) })}
            currency={identity.currency}
            error={valueError}
          />
        ) : (
          <PercentField
            label="Fee of each price"
            basisPoints={draft.feeBasisPoints ?? undefined}
            onBasisPointsChange={(next) => update({ feeBasisPoints: next ?? null })}
            error={valueError}
          />
        )}
      </Place>
      <Place path="platformFee.recipients">
        <SharesField
          legend="Who shares the platform fee"
          value={complete.recipients}
          onChange={(recipients) => update({ recipients })}
          errors={errorsAt('platformFee.recipients')}
          currentWallet={wallet}
        />
      </Place>
    </div>
  )
}
