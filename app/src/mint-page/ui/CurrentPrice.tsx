import type { CollectionInfo, EditionPhase } from '@mintline/solana/reads'
import { priceSplit } from '../lib/priceSplit.ts'
import { PriceBlock } from './PriceBlock.tsx'

interface CurrentPriceProps {
  /** Phases that are open, or the one that opens next; none = nothing is to be had. */
  phases: readonly EditionPhase[]
  platformFees: CollectionInfo['platformFees']
}

/** Price for everybody, the lowest of several, and a word about lists. */
export function CurrentPrice({ phases, platformFees }: CurrentPriceProps) {
  if (phases.length === 0) return null
  const isListed = phases.some(({ phaseType }) => phaseType !== 'public')
  const cheapest = phases
    .filter(({ phaseType }) => phaseType === 'public')
    .reduce<EditionPhase | undefined>(
      (best, phase) => (best && best.priceAmount <= phase.priceAmount ? best : phase),
      undefined,
    )
  if (!cheapest) {
    return <p className="text-muted">Only wallets on the list may mint, each at its own price.</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <PriceBlock
        split={priceSplit(cheapest.priceAmount, platformFees)}
        note={isListed ? 'Public price of an item' : undefined}
      />
      {isListed && (
        <p className="text-muted">Wallets on the list may mint now too, each at its own price.</p>
      )}
    </div>
  )
}
