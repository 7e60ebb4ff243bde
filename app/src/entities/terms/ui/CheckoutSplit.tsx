import { isSolanaAddress } from '@mintline/core/identifiers'
import { useState } from 'react'
import { amountText, type Currency, percentText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { divisionOf, type SaleTerms } from '../lib/divisionOf.ts'

interface CheckoutPreviewProps {
  terms: SaleTerms
  currency: Currency
  /** Lamports. Default: one coin. */
  initialPrice?: bigint
}

/** Calculator for any price: total and parts. For a phase's price, use `CheckoutSplit`. */
export function CheckoutPreview({ terms, currency, initialPrice }: CheckoutPreviewProps) {
  const [price, setPrice] = useState<bigint | undefined>(
    initialPrice ?? 10n ** BigInt(currency.decimals),
  )
  return (
    <div className="flex flex-col gap-4">
      <AmountField
        label="At a price of"
        value={price}
        onValueChange={setPrice}
        currency={currency}
      />
      {price !== undefined && <CheckoutSplit price={price} terms={terms} currency={currency} />}
    </div>
  )
}

interface CheckoutSplitProps {
  /** Lamports for one item. */
  price: bigint
  terms: SaleTerms
  currency: Currency
}

/** A price's parts and their receivers, to the last lamport. */
export function CheckoutSplit({ price, terms, currency }: CheckoutSplitProps) {
  const division = divisionOf(price, terms)
  if (division.status === 'impossible') {
    return <p className="text-[0.8125rem] text-muted leading-5">{division.reason}</p>
  }
  const { preview, parts, royalty } = division
  const text = (lamports: bigint) => amountText(lamports, currency)
  return (
    <div className="flex flex-col gap-3">
      <Proportion platformFee={preview.platformFee} price={price} />
      <dl className="flex flex-col gap-1.5 text-[0.8125rem]">
        <Line term="Buyer pays" value={text(preview.buyer)} strong />
        <Line term="Treasury gets" value={text(preview.treasury)} />
        <Line term="Platform gets" value={text(preview.platformFee)} />
        {parts.length > 1 &&
          parts.map(({ place, address, value }) => (
            <Line
              key={place}
              term={isSolanaAddress(address) ? shortAddress(address) : `Address ${place}`}
              value={text(value)}
              inner
            />
          ))}
        <Line
          term={`Royalties on a resale, ${percentText(terms.royaltyBasisPoints)}`}
          value={text(royalty)}
          apart
        />
      </dl>
    </div>
  )
}

interface LineProps {
  term: string
  value: string
  strong?: boolean
  /** Part of the line above. */
  inner?: boolean
  /** Not part of the price. */
  apart?: boolean
}

function Line({ term, value, strong = false, inner = false, apart = false }: LineProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${apart ? 'mt-1 border-t pt-2.5' : ''} ${inner ? 'pl-3' : ''}`}
    >
      <dt className={inner ? 'font-mono text-subtle' : 'text-muted'}>{term}</dt>
      <dd className={`ml-auto tabular-nums ${strong ? 'font-semibold' : ''}`}>{value}</dd>
    </div>
  )
}

/** Bar for the treasury's and the platform's part; the amounts below give them in words. */
function Proportion({ platformFee, price }: { platformFee: bigint; price: bigint }) {
  if (price === 0n) return null
  const percent = Number((platformFee * 10_000n) / price) / 100
  return (
    <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      <span className="bg-accent" style={{ width: `${100 - percent}%` }} />
      <span className="flex-1 bg-line-strong" />
    </div>
  )
}
