import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { CheckoutPreview } from '#entities/terms/ui/CheckoutPreview.tsx'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { deployInputOf } from '../lib/deployInputOf.ts'
import type { DeployForm } from '../model/useDeployForm.ts'
import { DeployCostSummary } from './DeployCostSummary.tsx'
import { ItemPreview } from './ItemPreview.tsx'

interface DeploySummaryProps {
  form: DeployForm
  isBusy: boolean
}

/** What is going to be, and the button that makes it. */
export function DeploySummary({ form, isBusy }: DeploySummaryProps) {
  const { identity } = useCluster()
  const { readiness } = useSendSession()
  const { platformFee, royalties } = deployInputOf(form.complete, form.wallet ?? '')
  const { isFeeFlat = false, platformFeeValue = 0n, recipients } = platformFee
  const isBlocked = readiness.status === 'blocked'
  return (
    <div className="flex flex-col gap-6 lg:max-h-[calc(100dvh-7.5rem)]">
      {/* On wide screens it scrolls by itself, so that the button stays in view. */}
      <div className="flex flex-col gap-6 lg:-m-1 lg:min-h-0 lg:overflow-y-auto lg:p-1">
        <Card title="Items as they will be">
          <ItemPreview draft={form.complete} />
        </Card>
        <Card title="A sale">
          <CheckoutPreview
            terms={{
              platformFee: { isFeeFlat, platformFeeValue, recipients },
              royaltyBasisPoints: royalties.royaltyBasisPoints,
            }}
            currency={identity.currency}
          />
        </Card>
      </div>
      <Card title="Cost of deploying">
        <div className="flex flex-col gap-4">
          <DeployCostSummary form={form} />
          {isBlocked && <p className="text-muted">{readiness.reason}</p>}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={isBlocked}
            className="w-full"
          >
            {form.symbol.status === 'begun' ? 'Finish deploying' : 'Deploy'}
          </Button>
        </div>
      </Card>
    </div>
  )
}
