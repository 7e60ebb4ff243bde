import type { PlatformTerms } from '@mintline/core'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { percentText } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'

/** Platform fee and its recipients. */
export function PlatformFeeFields({ form }: { form: DeployFormState }) {
  const { draft, complete, update, wallet, errorsAt, platform } = form
  const { identity } = useCluster()
  // Without a fee, nobody gets a share in it.
  const hasFee = draft.isFeeFlat || complete.feeBasisPoints !== 0
  const valueError = errorsAt('platformFee.platformFeeValue')['']
  return (
    <div className="flex flex-col gap-5 border-t pt-6">
      <RadioGroupField
        label="Platform fee"
        hint={`${platformText(platform)} It is part of the price: buyers pay nothing extra. You become the primary fee admin.`}
        value={draft.isFeeFlat ? 'flat' : 'percentage'}
        onValueChange={(kind) => update({ isFeeFlat: kind === 'flat' })}
        columns={2}
        options={[
          { value: 'percentage', label: 'Percentage', description: 'Of the price of each item.' },
          {
            value: 'flat',
            label: 'Flat',
            description:
              'The same amount for each item. It closes public phases with a lower price.',
          },
        ]}
      />
      <FieldAnchor path="platformFee.platformFeeValue">
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
            basisPoints={complete.feeBasisPoints ?? undefined}
            onBasisPointsChange={(next) => update({ feeBasisPoints: next ?? null })}
            error={valueError}
          />
        )}
      </FieldAnchor>
      {hasFee && (
        <FieldAnchor path="platformFee.recipients">
          <SharesField
            legend="Platform fee shares"
            value={complete.recipients}
            onChange={(recipients) => update({ recipients })}
            errors={errorsAt('platformFee.recipients')}
            currentWallet={wallet}
          />
        </FieldAnchor>
      )}
    </div>
  )
}

/** Names the platform that takes the fee. */
function platformText(platform: PlatformTerms | undefined): string {
  if (!platform) return 'No platform asks one here.'
  return `${platform.name ?? 'The platform'} asks ${percentText(platform.valueBp)}.`
}
