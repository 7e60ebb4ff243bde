import type { CollectionInfo } from '@mintline/solana'
import type { ReactNode } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { phasesLabel } from '#entities/phase/lib/phaseLabel.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import type { SaleTerms } from '#entities/terms/lib/divisionOf.ts'
import { CheckoutPreview } from '#entities/terms/ui/CheckoutPreview.tsx'
import { CheckoutSplit } from '#entities/terms/ui/CheckoutSplit.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { cn } from '#shared/lib/cn.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { pricesOf } from '../lib/phasePrices.ts'

interface PhaseSplitsProps {
  info: CollectionInfo
  terms: SaleTerms
}

/** Shows how a fee splits the phases' prices, and which prices it exceeds. */
export function PhaseSplits({ info, terms }: PhaseSplitsProps) {
  const { currency } = useCluster().identity
  const names = usePhaseNames(info)
  const prices = pricesOf(info.phases)
  if (prices.length === 0) {
    return (
      <Preview title="Split of a price">
        <CheckoutPreview terms={terms} currency={currency} />
      </Preview>
    )
  }
  return (
    <div className={cn('grid gap-4', prices.length > 1 && 'md:grid-cols-2')}>
      {prices.map(({ price, phases }) => (
        <Preview
          key={String(price)}
          title={`${phasesLabel(phases, names)} at ${amountText(price, currency)}`}
        >
          {isBelowFee(price, terms) ? (
            <Callout kind="warn" title="The price is below the flat fee">
              Mints at this price fail: lower the fee, or raise the price of the phase.
            </Callout>
          ) : (
            <CheckoutSplit price={price} terms={terms} currency={currency} />
          )}
        </Preview>
      ))}
    </div>
  )
}

function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border p-4">
      <h3 className="font-medium text-[0.8125rem]">{title}</h3>
      {children}
    </div>
  )
}

function isBelowFee(price: bigint, { platformFee }: SaleTerms): boolean {
  return platformFee.isFeeFlat && platformFee.platformFeeValue > price
}
