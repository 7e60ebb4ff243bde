import { anyOf } from '../../database/anyOf.ts'
import { distinctKeys } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { ItemPlace } from '../items/itemPlace.ts'
import type { Reader } from '../reader.ts'
import { type AuctionRecord, auctionRecord, selectAuctions } from './auctionRecord.ts'

const auctionRows = rowsByKeys((reader, items, collections) =>
  selectAuctions(reader)
    .where('auctions.item', '=', anyOf(items))
    .where('auctions.collection', '=', anyOf(collections)),
)

/** Returns the auctions by the items' holders; an item with one copy has at most one. */
export async function auctionsOfItems(
  reader: Reader,
  places: readonly ItemPlace[],
): Promise<AuctionRecord[]> {
  const collections = distinctKeys(places.map(({ collection }) => collection))
  const items = places.map(({ item }) => item)
  return (await auctionRows(reader, items, collections)).map(auctionRecord)
}
