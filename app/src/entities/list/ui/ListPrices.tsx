import { CHEAP_PRICE, type ListTotals } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'

/** A list's lowest, highest and total price, to review before it is used. */
export function ListPrices({ totals }: { totals: ListTotals }) {
  const { currency } = useCluster().identity
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

interface CheapPriceConfirmationProps {
  totals: ListTotals
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Asks to confirm a price that looks like a unit mistake; otherwise nothing. */
export function CheapPriceConfirmation({
  totals: { lowestPrice, isSuspiciouslyCheap },
  checked,
  onCheckedChange,
}: CheapPriceConfirmationProps) {
  const { currency } = useCluster().identity
  if (!isSuspiciouslyCheap || lowestPrice === undefined) return null
  return (
    <div className="rounded-xl border border-warn-line bg-warn-soft p-4">
      <CheckboxField
        label={`Yes, the lowest price is ${amountText(lowestPrice, currency)}.`}
        hint={`It is below ${amountText(CHEAP_PRICE, currency)}. Check the unit of the prices.`}
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
    </div>
  )
}
