import { amountText, type Currency, percentText } from '#shared/lib/amountText.ts'
import type { PriceSplit } from '../lib/priceSplit.ts'
import { AmountLine } from './AmountLine.tsx'

export interface PriceBlockProps {
  split: PriceSplit
  currency: Currency
  /** The price's audience, if it is not for everybody. */
  note?: string | undefined
}

/** The price that a buyer pays for one item, with the fee as a detail. */
export function PriceBlock({ split, currency, note }: PriceBlockProps) {
  return (
    <div>
      <p className="text-muted">{note ?? 'Price per item'}</p>
      <p className="mt-0.5 break-words font-semibold text-3xl tracking-tight">
        {split.status === 'free' ? 'Free' : amountText(split.price, currency)}
      </p>
      {split.status === 'paid' && <FeeLines split={split} currency={currency} />}
      {split.status === 'closed' && (
        <p className="mt-1 text-warn-text">
          {split.leastItems === undefined
            ? 'Nothing can be minted at this price'
            : `Mint at least ${split.leastItems} items at once`}
          : the platform fee of {amountText(split.platformFee, currency)} is above the price.
        </p>
      )}
    </div>
  )
}

interface FeeLinesProps {
  split: Extract<PriceSplit, { status: 'paid' }>
  currency: Currency
}

function FeeLines({ split: { treasury, platformFee, fee }, currency }: FeeLinesProps) {
  if (platformFee === 0n) {
    return <p className="mt-1 text-[0.8125rem] text-muted">No platform fee.</p>
  }
  const kind = fee.type === 'flat' ? 'flat' : percentText(fee.valueBp)
  return (
    <dl className="mt-2 flex flex-col gap-1 text-[0.8125rem]">
      <AmountLine term="Price without fee">{amountText(treasury, currency)}</AmountLine>
      <AmountLine term={`Platform fee (${kind})`}>{amountText(platformFee, currency)}</AmountLine>
    </dl>
  )
}
