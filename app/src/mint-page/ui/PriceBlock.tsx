import { percentText } from '#shared/lib/amountText.ts'
import type { PriceSplit } from '../lib/priceSplit.ts'
import { useAmountText } from '../model/useAmountText.ts'

interface PriceBlockProps {
  split: PriceSplit
  /** Whose price it is where it is not everybody's. */
  note?: string | undefined
}

/** What one item costs, and who gets what of it. */
export function PriceBlock({ split, note }: PriceBlockProps) {
  const amount = useAmountText()
  return (
    <div>
      <p className="text-muted">{note ?? 'Price of an item'}</p>
      <p className="mt-0.5 font-semibold text-3xl tracking-tight">
        {split.status === 'free' ? 'Free' : amount(split.price)}
      </p>
      {split.status === 'paid' && <FeeLine split={split} />}
      {split.status === 'closed' && (
        <p className="mt-1 text-warn-text">
          Nothing can be minted at this price: the platform fee of {amount(split.platformFee)} is
          above it.
        </p>
      )}
    </div>
  )
}

function FeeLine({ split }: { split: Extract<PriceSplit, { status: 'paid' }> }) {
  const amount = useAmountText()
  const { treasury, platformFee, fee } = split
  const kind = fee.kind === 'flat' ? 'flat' : percentText(fee.basisPoints)
  return (
    <p className="mt-1 text-[0.8125rem] text-muted">
      {platformFee === 0n
        ? 'All of it goes to the creator.'
        : `Fees included: ${amount(treasury)} go to the creator, ${amount(platformFee)} to the platform (${kind}).`}
    </p>
  )
}
