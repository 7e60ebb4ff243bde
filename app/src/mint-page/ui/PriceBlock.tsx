import { percentText } from '#shared/lib/amountText.ts'
import type { PriceSplit } from '../lib/priceSplit.ts'
import { useAmountText } from '../model/useAmountText.ts'
import { AmountLine } from './AmountLine.tsx'

interface PriceBlockProps {
  split: PriceSplit
  /** Audience of the price if it is not for everybody. */
  note?: string | undefined
}

/** Price of one item, platform fee, and total. */
export function PriceBlock({ split, note }: PriceBlockProps) {
  const amount = useAmountText()
  return (
    <div>
      <p className="text-muted">{note ?? 'Price per item'}</p>
      <p className="mt-0.5 break-words font-semibold text-3xl tracking-tight">
        {split.status === 'free' && 'Free'}
        {split.status === 'paid' && amount(split.treasury)}
        {split.status === 'closed' && amount(split.price)}
      </p>
      {split.status === 'paid' && <FeeLines split={split} />}
      {split.status === 'closed' && (
        <p className="mt-1 text-warn-text">
          Nothing can be minted at this price: the platform fee of {amount(split.platformFee)} is
          above it.
        </p>
      )}
    </div>
  )
}

function FeeLines({ split }: { split: Extract<PriceSplit, { status: 'paid' }> }) {
  const amount = useAmountText()
  const { price, platformFee, fee } = split
  if (platformFee === 0n) {
    return <p className="mt-1 text-[0.8125rem] text-muted">No platform fee.</p>
  }
  const kind = fee.kind === 'flat' ? 'flat' : percentText(fee.basisPoints)
  return (
    <dl className="mt-2 flex flex-col gap-1 text-[0.8125rem]">
      <AmountLine term={`Platform fee (${kind})`}>{amount(platformFee)}</AmountLine>
      <AmountLine term="Total per item">{amount(price)}</AmountLine>
    </dl>
  )
}
