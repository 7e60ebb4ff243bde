import type { OrderType } from '@mintline/core/enumerations/indexer'

/** Data types whose listings always count copies. */
const BY_COPIES: readonly unknown[] = ['ETH_MINTLINE_V2_DATA_V3_SELL', 'ETH_BASIC_SEAPORT_DATA_V1']

/**
 * Returns true if an order's fill counts what the maker gave, not what the maker got. The order data decides, except
 * that listings on Seaport and the platform's earlier exchange version 3 always count copies.
 *
 * @param data - the model OrderData
 */
export function isMakeFilled(side: OrderType, data: unknown): boolean {
  if (side !== 'SELL' || typeof data !== 'object' || data === null) return false
  return Reflect.get(data, 'isMakeFill') === true || BY_COPIES.includes(Reflect.get(data, '@type'))
}
