import type { OfferedPrice } from '../lib/dropFacts.ts'
import { PriceBlock } from './PriceBlock.tsx'

/** The public price, with a note about lists. */
export function CurrentPrice({ price }: { price: OfferedPrice }) {
  const { split, isListed, currency } = price
  if (!split) {
    return <p className="text-muted">Only wallets on the list may mint, each at its own price.</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <PriceBlock
        split={split}
        currency={currency}
        note={isListed ? 'Public price per item' : undefined}
      />
      {isListed && (
        <p className="text-muted">Wallets on the list may also mint now, each at its own price.</p>
      )}
    </div>
  )
}
