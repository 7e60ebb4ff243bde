import type { PlacedActivity } from '../../batch.ts'
import type { ItemSale } from '../../orderEvent.ts'

/** Marks the transfers that deliver sold items as purchases. */
export function withPurchases(
  activities: readonly PlacedActivity[],
  sales: readonly Pick<ItemSale, 'transaction' | 'item' | 'buyer'>[],
): PlacedActivity[] {
  const sold = new Set(
    sales.map(({ transaction, item, buyer }) => nameOf(transaction, item, buyer)),
  )
  return activities.map((activity) => {
    const { type, transaction, item, to = '' } = activity
    const purchase = type === 'TRANSFER' && sold.has(nameOf(transaction, item, to))
    return purchase ? { ...activity, purchase } : activity
  })
}

const nameOf = (transaction: string, { contract, tokenId }: PlacedActivity['item'], to: string) =>
  `${transaction} ${contract} ${tokenId} ${to}`
