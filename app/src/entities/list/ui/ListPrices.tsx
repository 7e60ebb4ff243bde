import { cheapPriceOf, type ListTotals } from '@mintline/solana'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'

interface ListPricesProps {
  totals: ListTotals
  /** The prices' currency. */
  currency: Currency
}

/** A list's lowest, highest and total price, to review before it is used. */
export function ListPrices({ totals, currency }: ListPricesProps) {
  const { free, lowestPrice, highestPrice, totalPrice, items } = totals
  const prices =
    lowestPrice === undefined || highestPrice === undefined
      ? []
      : [
          { term: 'Lowest price', value: amountText(lowestPrice, currency) },
          { term: 'Highest price', value: amountText(highestPrice, currency) },
        ]
  return (
    <DescriptionList
      items={[
        ...prices,
        ...(free > 0 ? [{ term: 'Free of charge', value: countText(free, 'wallet') }] : []),
        {
          term: `Total, if all ${countText(items, 'item is', 'items are')} minted`,
          value: amountText(totalPrice, currency),
        },
      ]}
    />
  )
}

interface CheapPriceConfirmationProps extends ListPricesProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Asks to confirm a price that looks like a unit mistake; otherwise nothing. */
export function CheapPriceConfirmation({
  totals: { lowestPrice, isSuspiciouslyCheap },
  currency,
  checked,
  onCheckedChange,
}: CheapPriceConfirmationProps) {
  if (!isSuspiciouslyCheap || lowestPrice === undefined) return null
  return (
    <div className="rounded-xl border border-warn-line bg-warn-soft p-4">
      <CheckboxField
        label={`Yes, the lowest price is ${amountText(lowestPrice, currency)}.`}
        hint={`It is below ${amountText(cheapPriceOf(currency.decimals), currency)}. Check the unit of the prices.`}
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
    </div>
  )
}
