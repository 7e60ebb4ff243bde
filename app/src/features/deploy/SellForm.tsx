import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { momentText } from '#entities/phase/lib/phaseLabel.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { amountText, percentText, priceText } from '#shared/lib/amountText.ts'
import { limitText } from '#shared/lib/countText.ts'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { suggestedSymbol } from './lib/completeDraft.ts'
import { useDeploy } from './model/useDeploy.ts'
import { type DeployFormState, type SaleFormState, useDeployForm } from './model/useDeployForm.ts'
import { useDeployCost } from './ui/DeployCostSummary.tsx'
import { ChosenFrame } from './ui/DeploySummary.tsx'
import { SellView } from './ui/SellView.tsx'
import { SymbolField, takenText } from './ui/SymbolField.tsx'

/** Form that sells copies of a picture on Solana or Eclipse: a collection with its first phase. */
export function SellForm() {
  const form = useDeployForm({ isSale: true })
  useFreeSymbol(form)
  const { deploy, isDeployed } = useDeploy(form.artwork.store, {
    sale: <SaleSummary form={form} />,
  })
  const [isBusy, setIsBusy] = useState(false)
  const { readiness } = useSendSession()
  const taken = takenText(form.complete.symbol.trim(), form.symbol)
  return (
    <SellView
      form={form}
      symbolProblem={form.draft.symbol === undefined ? undefined : taken}
      symbolField={<SymbolField form={form} />}
      allOptions={<AllOptions />}
      blocked={readiness.status === 'blocked' ? readiness.reason : undefined}
      cost={<PublishingCost form={form} />}
      isBusy={isBusy}
      isDone={isDeployed}
      onSell={async (storedUri) => {
        setIsBusy(true)
        await deploy(storedUri)
        setIsBusy(false)
      }}
    />
  )
}

/** Leads to the form with everything else. */
function AllOptions() {
  return (
    <p className="text-muted">
      <Link
        to="/deploy"
        className="font-medium text-accent-text underline decoration-accent-line underline-offset-3"
      >
        All options
      </Link>
      : your own metadata, platform fee, locks and more. What you have entered comes along.
    </p>
  )
}

/** The sale in a few lines, for the review. */
function SaleSummary({ form }: { form: SaleFormState }) {
  const currency = form.coin
  const { price = 0n, maxNumberOfTokens = 0n, startTime, royaltyBasisPoints } = form.complete
  const look = { name: form.complete.collectionName.trim(), className: 'w-28 rounded-xl border' }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ChosenFrame form={form} look={look} />
      <div className="min-w-56 flex-1">
        <DescriptionList
          items={[
            { term: 'Price', value: priceText(price, currency) },
            { term: 'Copies', value: limitText(maxNumberOfTokens) },
            { term: 'Starts', value: startTime === undefined ? 'At once' : momentText(startTime) },
            { term: 'Royalties', value: percentText(royaltyBasisPoints ?? 0) },
          ]}
        />
      </div>
    </div>
  )
}

/** The cost of the sale, as known before the review. */
function PublishingCost({ form }: { form: DeployFormState }) {
  const { currency } = useCluster().identity
  const { cost } = useDeployCost(form)
  if (!cost) return 'You see the cost before you sign.'
  const total = amountText(cost.rent + cost.networkFee, currency)
  return `Publishing costs about ${total}.`
}

/** Most collections with one name that a suggestion steps over. */
const MAX_NUMBER = 99

/** Numbers the suggested symbol while it is taken: people who sell a picture do not look at it. */
function useFreeSymbol({ draft, symbol, update }: DeployFormState): void {
  const isTaken = draft.symbol === undefined && symbol.status === 'taken'
  const next = useEffectEvent(() => {
    const of = suggestedSymbol(draft.collectionName.trim())
    const { number } = draft.symbolNumber?.of === of ? draft.symbolNumber : { number: 1 }
    if (number < MAX_NUMBER) update({ symbolNumber: { of, number: number + 1 } })
  })
  useEffect(() => {
    if (isTaken) next()
  }, [isTaken])
}
