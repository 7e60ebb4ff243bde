import { type PlacedItem, placeKeys } from '../items/placedItem.ts'
import type { Reader } from '../reader.ts'
import type { AuctionRecord } from './auctionRecord.ts'
import { auctionsOfItems } from './auctionsOfItems.ts'

/** Auctions of items, by the ids of these and of their collections. */
export const auctionsByItems = (
  reader: Reader,
  items: readonly PlacedItem[],
): Promise<AuctionRecord[]> => auctionsOfItems(reader, items.map(placeKeys))
