import { amountText, type Currency, percentText, shortAmountText } from '#shared/lib/amountText.ts'
import { NETWORK_FEE } from '../lib/pageParts.ts'
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
      <div className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <p className="min-w-0 break-words font-semibold text-3xl tracking-tight">
          {split.status === 'free' ? 'Free' : shortAmountText(split.price, currency)}
        </p>
        {/* As wide as with the amount, which moves nothing. */}
        <p className="min-w-60 text-muted">
          + network fee
          <span id={NETWORK_FEE} />
        </p>
      </div>
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

function FeeLines({ split: { price, treasury, platformFee, fee }, currency }: FeeLinesProps) {
  if (platformFee === 0n) {
    return <p className="mt-1 text-[0.8125rem] text-muted">No platform fee.</p>
  }
  const kind = fee.type === 'flat' ? 'flat' : percentText(fee.valueBp)
  return (
    <details className="mt-1 text-[0.8125rem]">
      <summary className="cursor-pointer rounded-sm text-muted">Platform fee included</summary>
      <dl className="mt-1.5 flex flex-col gap-1">
        <AmountLine term="Price">{amountText(price, currency)}</AmountLine>
        <AmountLine term="Price without fee">{amountText(treasury, currency)}</AmountLine>
        <AmountLine term={`Platform fee (${kind})`}>{amountText(platformFee, currency)}</AmountLine>
      </dl>
    </details>
  )
}
