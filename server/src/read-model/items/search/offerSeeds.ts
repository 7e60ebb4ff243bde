import { sql } from 'kysely'
import { auctionedItems, type OfferSearch } from '../../auctions/offers.ts'
import type { Seed } from '../../few.ts'
import type { Reader } from '../../reader.ts'
import type { ItemScope } from './itemScope.ts'

/**
 * Returns the parts of an offer search that unordered indexes can find. Empty if items not for sale are included: most
 * items are not, so no index helps.
 */
export function offerSeeds(
  reader: Reader,
  { offers, now }: OfferSearch,
  { scope, collections }: Pick<ItemScope, 'scope' | 'collections'>,
): Seed[] {
  if (offers.includes('NOT_FOR_SALE')) return []
  const items = reader.selectFrom('items').where(scope)
  const listed = items.where('items.sell_price', 'is not', null)
  if (!offers.includes('AUCTION')) return [{ rows: listed }]
  const auctioned = auctionedItems(reader, now, collections)
  if (!offers.includes('FIXED_PRICE')) {
    const rows = items.where(sql<boolean>`items.id = any(array(${auctioned}))`)
    return [{ rows, parts: [auctioned, rows] }]
  }
  const ids = listed.select('items.id')
  const rows = items.where(sql<boolean>`items.id = any(array(${ids} union all ${auctioned}))`)
  return [{ rows, parts: [auctioned, listed, rows] }]
}
