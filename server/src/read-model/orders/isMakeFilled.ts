import type { OrderType } from '@mintline/core/enumerations/indexer'

/** Data whose listings count copies, whatever it says besides. */
const BY_COPIES: readonly unknown[] = ['ETH_MINTLINE_V2_DATA_V3_SELL', 'ETH_BASIC_SEAPORT_DATA_V1']

/**
 * True if the fill of an order counts what its maker gave, rather than what the maker got. Its data says so; the
 * former version 3 of the platform's exchange and Seaport do it for every listing.
 *
 * @param data - the model OrderData
 */
export function isMakeFilled(side: OrderType, data: unknown): boolean {
  if (side !== 'SELL' || typeof data !== 'object' || data === null) return false
  return Reflect.get(data, 'isMakeFill') === true || BY_COPIES.includes(Reflect.get(data, '@type'))
}
