import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'
import type { Offer, OfferSearch } from '../../read-model/auctions/offers.ts'

/** Statuses that exist here. */
const OFFERS: readonly Offer[] = ['AUCTION', 'FIXED_PRICE', 'NOT_FOR_SALE']

/** Returns the offers for some statuses; undefined = any. */
export function offersFor(
  statuses: readonly OwnershipStatus[] | undefined,
  now: Date,
): OfferSearch | undefined {
  const offers = OFFERS.filter((offer) => statuses?.includes(offer) ?? true)
  return offers.length === OFFERS.length ? undefined : { offers, now }
}
