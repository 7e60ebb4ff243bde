import type { PlacedActivity } from '../batch.ts'
import type { PlacedChange } from '../fold/foldItem.ts'
import type { KeyedActivity } from './keyedActivity.ts'

/** An item changed by activities. */
export interface TouchedItem {
  readonly blockchain: PlacedActivity['item']['blockchain']
  readonly tokenId: bigint | undefined
  readonly item: Buffer
  readonly collection: Buffer
  /** Wallets are keys in hex. */
  readonly changes: PlacedChange[]
}

/** Groups activities by item key in hex. */
export function touchedItems(
  activities: readonly KeyedActivity[],
): ReadonlyMap<string, TouchedItem> {
  const touched = new Map<string, TouchedItem>()
  for (const { activity, keys } of activities) {
    const { blockchain, tokenId } = activity.item
    const { item, collection } = keys
    const text = item.toString('hex')
    const found = touched.get(text) ?? { blockchain, tokenId, item, collection, changes: [] }
    found.changes.push(changeOf({ activity, keys }))
    touched.set(text, found)
  }
  return touched
}

function changeOf({ activity, keys: { from, to } }: KeyedActivity): PlacedChange {
  const { type, value, purchase, block } = activity
  return {
    type,
    from: from?.toString('hex'),
    to: to?.toString('hex'),
    value,
    purchase,
    block: block.number,
    time: block.time,
  }
}
