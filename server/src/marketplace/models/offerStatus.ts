import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import type { Auction } from '../schemas/auctions.ts'

/** Status of an ownership, or of an item, by its best listing and its auction: what is up for auction is that alone. */
export function offerStatus(
  listing: OrderModel | undefined,
  auction: Auction | undefined,
): OwnershipStatus {
  if (auction) return 'AUCTION'
  return listing ? 'FIXED_PRICE' : 'NOT_FOR_SALE'
}
