import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { FieldAnchor } from '#shared/form/FieldAnchor.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { PlatformFeeFields } from './PlatformFeeFields.tsx'
import { ResetButton } from './ResetButton.tsx'

/** Treasury, royalties and platform fee. */
export function MoneyFields({ form }: { form: DeployFormState }) {
  const { draft, complete, update, wallet, errorsAt } = form
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
        <div className="flex flex-col gap-5 border-t pt-6">
          <FieldAnchor path="royalties.royaltyBasisPoints">
            <PercentField
              label="Royalties"
              hint="Your part of later sales, on marketplaces that honour it."
              basisPoints={draft.royaltyBasisPoints ?? undefined}
              onBasisPointsChange={(next) => update({ royaltyBasisPoints: next ?? null })}
              error={errorsAt('royalties.royaltyBasisPoints')['']}
            />
          </FieldAnchor>
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
