import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { AuctionRecord } from './auctionRecord.ts'
import { auctionsOfItems } from './auctionsOfItems.ts'

/** An item and its collection, by their ids. */
export interface PlacedItem {
  readonly item: string
  readonly collection: string
}

/** Auctions of items, by the ids of these and of their collections. */
export function auctionsByItems(
  reader: Reader,
  items: readonly PlacedItem[],
): Promise<AuctionRecord[]> {
  const places = items.map(({ item, collection }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
  }))
  return auctionsOfItems(reader, places)
}
