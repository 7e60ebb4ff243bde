import { addressKey, collectionKey, itemKey, orderKey } from '../../database/keys/index.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import type { AuctionedOrder } from '../validation/auctionOfOrder.ts'

/** An order's keys in the database. */
export interface OrderKeys {
  readonly id: Buffer
  readonly collection: Buffer
  /** Null for a bid on any item in the collection. */
  readonly item: Buffer | null
}

/** Returns an order's keys. */
export function keysOf({ blockchain, hash, sides }: PlacedOrder): OrderKeys {
  const { type } = sides.nft
  const { contract } = type
  return {
    id: orderKey({ blockchain, value: hash }),
    collection: collectionKey({ blockchain, contract }),
    item: 'tokenId' in type ? itemKey({ blockchain, contract, tokenId: type.tokenId }) : null,
  }
}

/** Returns an order's keys, with the facts that decide whether an auction concerns it. */
export const auctionedOrder = (order: PlacedOrder): OrderKeys & AuctionedOrder => ({
  ...keysOf(order),
  side: order.sides.side,
  maker: addressKey({ blockchain: order.blockchain, address: order.maker }),
  hasEnd: order.state.end !== 0n,
})
