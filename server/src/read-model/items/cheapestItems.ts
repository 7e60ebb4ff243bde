import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { coinOf } from '../../database/coins.ts'
import { collectionKey, distinctKeys, readCollectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { isItemListed } from './itemDecisions.ts'

/** Most items in an answer. */
const MAX_ITEMS = 1000

/** Collections in one statement: planning takes longer than reading when there are many. */
const MAX_BRANCHES = 64

/** Prices that are compared: those in coins of the blockchain, or all by their worth in US dollars, where it is known. */
export type CheapestBy = 'COINS' | 'USD'

/**
 * Keys of the cheapest listed items of each collection, the cheapest first; without those that operators have unlisted. In all they
 * are 1,000 at most, of which each collection has the same part, and one at least.
 */
export async function cheapestItems(
  reader: Reader,
  collections: readonly CollectionIdParts[],
  by: CheapestBy,
  size: number,
): Promise<Buffer[]> {
  const keys = distinctKeys(collections.map(collectionKey))
  const limit = Math.min(size, Math.max(1, Math.floor(MAX_ITEMS / keys.length)))
  const found: Buffer[] = []
  for (let start = 0; start < keys.length; start += MAX_BRANCHES) {
    const branches = keys
      .slice(start, start + MAX_BRANCHES)
      .map((key, place) => sql`(${cheapestOf(key, by, place)} limit ${limit})`)
    const { rows } = await sql<{ id: Buffer }>`
      select id from (${sql.join(branches, sql` union all `)}) as found order by place, price, updated_at, id`.execute(
      reader,
    )
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Listed items of a collection, by an index in their order. */
function cheapestOf(collection: Buffer, by: CheapestBy, place: number) {
  const { blockchain } = readCollectionKey(collection)
  const [price, order, isPriced] =
    by === 'USD'
      ? [
          sql.ref('sell_usd'),
          sql`sell_usd, sell_currency, sell_price, updated_at, id`,
          sql`sell_usd is not null`,
        ]
      : [
          sql.ref('sell_price'),
          sql`sell_price, updated_at, id`,
          sql`sell_price is not null and sell_currency = ${coinOf(blockchain)}`,
        ]
  return sql`
    select ${sql.lit(place)} as place, id, ${price} as price, updated_at from items
    where collection = ${collection} and ${isPriced} and not deleted and ${isItemListed('items')}
    order by ${order}`
}
