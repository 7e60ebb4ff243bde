import { isDeepStrictEqual } from 'node:util'
import { formatItemId } from '@mintline/core/identifiers'
import type { Kysely, Transaction } from 'kysely'
import { keepCounts } from '../database/counts/keepCounts.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { insertLazyItems } from './insertLazyItems.ts'
import type { LazyItem } from './lazyItem.ts'
import { type LazyItemRow, lazyItemRow } from './lazyItemRow.ts'

/**
 * Stores a lazy item, its copies and their owner. Storing the same item again changes nothing.
 *
 * @throws `LAZY_ITEM_REFUSED` if it exists, is burned, or is registered with other contents
 */
export async function storeLazyItem(writer: Kysely<DB>, item: LazyItem): Promise<void> {
  const row = lazyItemRow(item)
  const [owner] = row.creators
  const holders = owner === undefined ? [] : [{ ...row, owner }]
  await writer.transaction().execute((transaction) =>
    keepCounts(transaction, { items: [row], holders }, async () => {
      if (await isRegistered(transaction, item)) return
      if (await exists(transaction, row)) throw refusal(item, 'it is minted already')
      const now = new Date()
      await insertLazyItems(transaction, [{ ...row, created_at: now }], now)
    }),
  )
}

/**
 * Returns true if an item is registered with the same contents.
 *
 * @throws `LAZY_ITEM_REFUSED` if it is burned, or registered with other contents
 */
export async function isRegistered(database: Kysely<DB>, item: LazyItem): Promise<boolean> {
  const row = lazyItemRow(item)
  const stored = await database
    .selectFrom('lazy_items')
    .selectAll()
    .where('item', '=', row.item)
    .executeTakeFirst()
  if (stored === undefined) return false
  const { burned_at, created_at: _, ...known } = stored
  if (burned_at !== null) throw refusal(item, 'its creators burned it, which is for good')
  if (isDeepStrictEqual(known, row)) return true
  throw refusal(item, 'it is registered with other contents, which stay')
}

/** Returns true if the item exists on chain already. */
async function exists(transaction: Transaction<DB>, { item }: LazyItemRow): Promise<boolean> {
  const known = await transaction
    .selectFrom('items')
    .select('id')
    .where('id', '=', item)
    .executeTakeFirst()
  return known !== undefined
}

/** Creates the error for a lazy item that must not be registered. */
export const refusal = ({ id }: LazyItem, reason: string) =>
  new ServerError('LAZY_ITEM_REFUSED', { id: formatItemId(id), reason })
