import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { CheckoutPreview } from '#entities/terms/ui/CheckoutPreview.tsx'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { deployInputOf } from '../lib/deployInputOf.ts'
import type { DeployFormState } from '../model/useDeployForm.ts'
import { DeployCostSummary } from './DeployCostSummary.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import { MintPreview } from './MintPreview.tsx'
import { StoringProgress } from './StoringProgress.tsx'

interface DeploySummaryProps {
  form: DeployFormState
  isBusy: boolean
  /** Deploys with artwork that is stored, but could not be read back. */
  onDeployStored: () => void
}

/** Previews, cost and the button that deploys. */
export function DeploySummary({ form, isBusy, onDeployStored }: DeploySummaryProps) {
  const { identity } = useCluster()
  const { readiness } = useSendSession()
  const { platformFee, royalties } = deployInputOf(form.complete, form.wallet ?? '')
  const { isFeeFlat = false, platformFeeValue = 0n, recipients } = platformFee
  const { hasOwnPicture, choice } = form.artwork
  const isBlocked = readiness.status === 'blocked'
  return (
    <div className="flex flex-col gap-6 lg:max-h-[calc(100dvh-7.5rem)]">
      {/* Scrolls separately on wide screens, so that the button stays in view. */}
      <div className="flex flex-col gap-6 lg:-m-1 lg:min-h-0 lg:overflow-y-auto lg:p-1">
        <Card title="Preview">
          <div className="flex flex-col gap-5">
            <MintPreview form={form} />
            <ItemPreview draft={form.complete} hasUris={!hasOwnPicture} />
          </div>
        </Card>
        <Card title="Example sale">
          <CheckoutPreview
            terms={{
              platformFee: { isFeeFlat, platformFeeValue, recipients },
              royaltyBasisPoints: royalties.royaltyBasisPoints,
            }}
            currency={identity.currency}
          />
        </Card>
      </div>
      <Card title="Deployment cost">
        <div className="flex flex-col gap-4">
          <DeployCostSummary form={form} />
          <StoringProgress
            state={form.artwork.storing}
            onCancel={form.artwork.cancel}
            onDeployAnyway={onDeployStored}
          />
          {isBlocked && <p className="text-muted">{readiness.reason}</p>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy || (hasOwnPicture && choice.isReading)}
            disabled={isBlocked}
            className="w-full"
          >
            {form.symbol.status === 'resumable' ? 'Finish deploying' : 'Deploy'}
          </Button>
        </div>
      </Card>
    </div>
  )
}
