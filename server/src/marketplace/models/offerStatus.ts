import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import type { OrderModel } from '../../read-model/orders/orderModel.ts'
import type { Auction } from '../schemas/auctions.ts'

/** Returns an ownership's or item's status by its best listing and its auction, which takes precedence. */
export function offerStatus(
  listing: OrderModel | undefined,
  auction: Auction | undefined,
): OwnershipStatus {
  if (auction) return 'AUCTION'
  return listing ? 'FIXED_PRICE' : 'NOT_FOR_SALE'
}
