import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { coinOf } from '../../database/coins.ts'
import { collectionKey, distinctKeys, readCollectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { isItemListed } from './itemDecisions.ts'

/** Maximum number of items in a response. */
const MAX_ITEMS = 1000

/** Collections per statement: with many, planning takes longer than reading. */
const MAX_BRANCHES = 64

/** Prices to compare: those in the blockchain's coin, or all with a known value in US dollars. */
export type CheapestBy = 'COINS' | 'USD'

/**
 * Returns the keys of each collection's cheapest listed items, the cheapest first, without those that operators have
 * unlisted. The maximum of 1,000 keys is split evenly between the collections, with at least one for each.
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

/** Selects a collection's listed items in index order. */
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
