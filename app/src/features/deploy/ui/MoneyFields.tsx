import type { PlatformTerms } from '@mintline/core'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { percentText } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState, SaleFormState } from '../model/useDeployForm.ts'
import { ResetButton } from './ResetButton.tsx'

/** Treasury, royalties and platform fee. */
export function MoneyFields({ form }: { form: DeployFormState }) {
  const { complete, update, wallet, errorsAt } = form
  return (
    <Card
      title="Money"
      description={
        form.platform
          ? 'Everything but the platform fee goes to your wallet until you change it.'
          : 'Everything goes to your wallet until you change it.'
      }
    >
      <div className="flex flex-col gap-7">
        <TreasuryField form={form} />
        <div className="flex flex-col gap-5 border-t pt-6">
          <RoyaltyField form={form} />
          <FieldAnchor path="royalties.creators">
            <SharesField
              legend="Royalty shares"
              value={complete.creators}
              onChange={(creators) => update({ creators })}
              errors={errorsAt('royalties.creators')}
              currentWallet={wallet}
            />
          </FieldAnchor>
        </div>
        <PlatformFeeFields form={form} />
      </div>
    </Card>
  )
}

/** The creator's part of later sales. */
export function RoyaltyField({ form }: { form: SaleFormState }) {
  const { draft, update, errorsAt } = form
  return (
    <FieldAnchor path="royalties.royaltyBasisPoints">
      <PercentField
        label="Royalties"
        hint="Your part of later sales, on marketplaces that honour it."
        basisPoints={draft.royaltyBasisPoints ?? undefined}
        onBasisPointsChange={(next) => update({ royaltyBasisPoints: next ?? null })}
        error={errorsAt('royalties.royaltyBasisPoints')['']}
      />
    </FieldAnchor>
  )
}

/** The wallet that is paid. */
export function TreasuryField({ form }: { form: SaleFormState }) {
  const { draft, complete, update, wallet, errorsAt } = form
  return (
    <FieldAnchor path="treasury">
      <TextField
        label="Treasury"
        hint="Receives the price of each item less the platform fee."
        placeholder={wallet === undefined ? 'Your wallet, once it is connected' : 'Address'}
        value={complete.treasury}
        onChange={({ target }) => update({ treasury: target.value })}
        error={errorsAt('treasury')['']}
        spellCheck={false}
        autoCapitalize="off"
        trailing={
          <ResetButton
            label="Use the connected wallet"
            isChanged={draft.treasury !== undefined && draft.treasury !== wallet}
            onReset={() => update({ treasury: undefined })}
          />
        }
      />
    </FieldAnchor>
  )
}

/** Platform fee and its recipients. */
function PlatformFeeFields({ form }: { form: DeployFormState }) {
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
      <FeeCapField form={form} />
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

/** The highest fee that the admins can set later; the fee itself until it is changed. */
function FeeCapField({ form }: { form: DeployFormState }) {
  const { draft, complete, update, errorsAt } = form
  const { identity } = useCluster()
  const isChanged = (draft.isFeeFlat ? draft.flatFeeCap : draft.feeCapBasisPoints) !== undefined
  const common = {
    hint: 'You and later fee admins can set any fee up to this, also once the collection has another owner. It can never be raised.',
    trailing: (
      <ResetButton
        label="Use the fee"
        isChanged={isChanged}
        onReset={() =>
          update(draft.isFeeFlat ? { flatFeeCap: undefined } : { feeCapBasisPoints: undefined })
        }
      />
    ),
  }
  return draft.isFeeFlat ? (
    <FieldAnchor path="platformFeeCap.flat">
      <AmountField
        {...common}
        label="Highest amount for each item"
        value={complete.flatFeeCap}
        onValueChange={(next) => update({ flatFeeCap: next === undefined ? '' : String(next) })}
        currency={identity.currency}
        error={errorsAt('platformFeeCap.flat')['']}
      />
    </FieldAnchor>
  ) : (
    <FieldAnchor path="platformFeeCap.basisPoints">
      <PercentField
        {...common}
        label="Highest percentage"
        basisPoints={complete.feeCapBasisPoints ?? undefined}
        onBasisPointsChange={(next) => update({ feeCapBasisPoints: next ?? null })}
        error={errorsAt('platformFeeCap.basisPoints')['']}
      />
    </FieldAnchor>
  )
}

/** Names the platform that takes the fee. */
function platformText(platform: PlatformTerms | undefined): string {
  if (!platform) return 'No platform asks one here.'
  return `${platform.name ?? 'The platform'} asks ${percentText(platform.valueBp)}.`
}
