import { SharesField } from '#entities/terms/ui/SharesField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DeployForm } from '../model/useDeployForm.ts'
import { FollowButton } from './FollowButton.tsx'
import { Place } from './Place.tsx'
import { PlatformFeeFields } from './PlatformFeeFields.tsx'

/** Who is paid: for mints, and for later sales. */
export function MoneySection({ form }: { form: DeployForm }) {
  const { draft, complete, update, wallet, errorsAt } = form
  return (
    <Card title="Money" description="Everything goes to your wallet until you change it.">
      <div className="flex flex-col gap-7">
        <Place path="treasury">
          <TextField
            label="Treasury"
            hint="Is paid the price of each item, less the platform fee."
            placeholder={wallet === undefined ? 'Your wallet, once it is connected' : 'Address'}
            value={complete.treasury}
            onChange={({ target }) => update({ treasury: target.value })}
            error={errorsAt('treasury')['']}
            spellCheck={false}
            autoCapitalize="off"
            trailing={
              <FollowButton
                label="Use the connected wallet"
                isOwn={draft.treasury !== undefined && draft.treasury !== wallet}
                onFollow={() => update({ treasury: undefined })}
              />
            }
          />
        </Place>
        <div className="flex flex-col gap-5 border-t pt-6">
          <Place path="royalties.royaltyBasisPoints">
            <PercentField
              label="Royalties"
              hint="Part of later sales, where marketplaces honour it."
              basisPoints={draft.royaltyBasisPoints ?? undefined}
              onBasisPointsChange={(next) => update({ royaltyBasisPoints: next ?? null })}
              error={errorsAt('royalties.royaltyBasisPoints')['']}
            />
          </Place>
          <Place path="royalties.creators">
            <SharesField
              legend="Who shares the royalties"
              value={complete.creators}
              onChange={(creators) => update({ creators })}
              errors={errorsAt('royalties.creators')}
              currentWallet={wallet}
            />
          </Place>
        </div>
        <PlatformFeeFields form={form} />
      </div>
    </Card>
  )
}
