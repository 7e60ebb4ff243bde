import { anyOf } from '../../database/anyOf.ts'
import type { Writing } from './writing.ts'

/** Removes items left without activities, with everything written about them. */
export async function removeItems(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  // Items first, as everywhere: whoever locks an item need not wait for its other rows.
  await transaction.deleteFrom('items').where('id', '=', anyOf(items)).execute()
  for (const table of ['item_watches', 'item_metadata', 'ownerships'] as const) {
    await transaction.deleteFrom(table).where('item', '=', anyOf(items)).execute()
  }
}
