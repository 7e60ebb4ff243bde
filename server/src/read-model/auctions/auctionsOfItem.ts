import type { Reader } from '../reader.ts'
import { type AuctionRecord, auctionRecord, selectAuctions } from './auctionRecord.ts'

/** Keys of an item and of its collection. */
interface ItemPlace {
  readonly item: Buffer
  readonly collection: Buffer
}

/** Auctions of those who hold an item: of one that exists once, one at most. */
export async function auctionsOfItem(
  reader: Reader,
  { item, collection }: ItemPlace,
): Promise<AuctionRecord[]> {
  const rows = await selectAuctions(reader)
    .where('auctions.item', '=', item)
    .where('auctions.collection', '=', collection)
    .execute()
  return rows.map(auctionRecord)
}
