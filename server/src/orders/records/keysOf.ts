import { collectionKey, itemKey, orderKey } from '../../database/keys/index.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'

/** Keys of an order in the database. */
export interface OrderKeys {
  readonly id: Buffer
  readonly collection: Buffer
  /** Null for a bid on any item of the collection. */
  readonly item: Buffer | null
}

/** The keys of an order. */
export function keysOf({ blockchain, hash, sides }: PlacedOrder): OrderKeys {
  const { type } = sides.nft
  const { contract } = type
  return {
    id: orderKey({ blockchain, value: hash }),
    collection: collectionKey({ blockchain, contract }),
    item: 'tokenId' in type ? itemKey({ blockchain, contract, tokenId: type.tokenId }) : null,
  }
}
