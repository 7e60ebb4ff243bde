import { anyOf } from '../../database/anyOf.ts'
import type { Reader } from '../reader.ts'
import { type AuctionRecord, auctionRecord, selectAuctions } from './auctionRecord.ts'

/** Keys of an item and of its collection. */
export interface ItemPlace {
  readonly item: Buffer
  readonly collection: Buffer
}

/** Auctions of those who hold items: of one that exists once, one at most. */
export async function auctionsOfItems(
  reader: Reader,
  places: readonly ItemPlace[],
): Promise<AuctionRecord[]> {
  if (places.length === 0) return []
  const rows = await selectAuctions(reader)
    .where('auctions.item', '=', anyOf(places.map(({ item }) => item)))
    .where('auctions.collection', '=', anyOf(places.map(({ collection }) => collection)))
    .execute()
  return rows.map(auctionRecord)
}
