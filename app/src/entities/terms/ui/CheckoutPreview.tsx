import { useState } from 'react'
import type { Currency } from '#shared/lib/amountText.ts'
import { AmountField } from '#shared/ui/AmountField.tsx'
import type { SaleTerms } from '../lib/divisionOf.ts'
import { CheckoutSplit } from './CheckoutSplit.tsx'

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
