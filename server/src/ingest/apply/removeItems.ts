import { anyOf } from '../../database/anyOf.ts'
import type { Writing } from './writing.ts'

/** Removes items whose activities were all undone, with everything that was written about them. */
export async function removeItems(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  // First, as everywhere: whoever has the item waits for nobody else about the rest.
  await transaction.deleteFrom('items').where('id', '=', anyOf(items)).execute()
  for (const table of ['item_watches', 'item_metadata', 'ownerships'] as const) {
    await transaction.deleteFrom(table).where('item', '=', anyOf(items)).execute()
  }
}
