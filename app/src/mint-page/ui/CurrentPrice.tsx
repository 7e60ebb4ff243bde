import type { CollectionInfo, EditionPhase } from '@mintline/solana/reads'
import { priceSplit } from '../lib/priceSplit.ts'
import { PriceBlock } from './PriceBlock.tsx'

interface CurrentPriceProps {
  /** Open phases, or the one that opens next; empty = nothing to mint. */
  phases: readonly EditionPhase[]
  platformFees: CollectionInfo['platformFees']
}

/** The public price, or the lowest one, with a note about lists. */
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
        note={isListed ? 'Public price per item' : undefined}
      />
      {isListed && (
        <p className="text-muted">Wallets on the list may also mint now, each at its own price.</p>
      )}
    </div>
  )
}
