import type { OrderType } from '@mintline/core/enumerations/indexer'
import { SIDES } from '../../database/orderKinds.ts'
import {
  type AuctionRecord,
  auctionsOfItems,
  isOver,
} from '../../read-model/auctions/auctionStates.ts'
import type { Reader } from '../../read-model/reader.ts'

/** Facts about an order that decide whether an auction concerns it. */
export interface AuctionedOrder {
  readonly side: OrderType
  /** Null for a bid on any item in the collection. */
  readonly item: Buffer | null
  readonly collection: Buffer
  /** The maker's key. */
  readonly maker: Buffer
  /** False for a bid that can only be meant for an auction, even one that is over. */
  readonly hasEnd: boolean
}

/** Finds the auction in which an order bids, or that forbids its maker to list the item; undefined = none. */
export async function auctionOfOrder(
  reader: Reader,
  { side, item, collection, maker, hasEnd }: AuctionedOrder,
  at: Date,
): Promise<AuctionRecord | undefined> {
  if (item === null) return undefined
  const auctions = await auctionsOfItems(reader, [{ item, collection }])
  return auctions.find((auction) => {
    const isOpen = !isOver(auction, at)
    return SIDES[side].isListing ? isOpen && auction.owner.equals(maker) : isOpen || !hasEnd
  })
}
