import type { Hex } from 'viem'
import type { Part } from '../assets/orderAsset.ts'

/** Data of versions 1, 2 and 3. */
export interface ListedData {
  readonly version: 'V1' | 'V2' | 'V3'
  /** Receivers of what the maker gets; none = the maker. */
  readonly payouts: readonly Part[]
  readonly originFees: readonly Part[]
  /** True if the fill counts what the maker gives; false in version 1. */
  readonly isMakeFill: boolean
}

/** Data of the former version 3, which had one form for each side. */
export interface SidedData {
  readonly version: 'V3_SELL' | 'V3_BUY'
  readonly payout: Part | undefined
  readonly originFeeFirst: Part | undefined
  readonly originFeeSecond: Part | undefined
  /** Most basis points of fees that are taken from the maker; 0 in bids, which have no such field. */
  readonly maxFees: number
  /** A word by which a marketplace knows its orders; undefined = none. */
  readonly marketplaceMarker: Hex | undefined
}

/** Data of an order for the exchange, beside its assets. */
export type ExchangeData = ListedData | SidedData

/** True for the versions that list payouts and fees. */
export function isListed(data: ExchangeData): data is ListedData {
  return data.version !== 'V3_SELL' && data.version !== 'V3_BUY'
}

/** Receivers of origin fees with their shares. */
export function originFeesOf(data: ExchangeData): readonly Part[] {
  return isListed(data)
    ? data.originFees
    : [data.originFeeFirst, data.originFeeSecond].filter((part) => part !== undefined)
}

/** Receivers of what the maker gets; none = the maker. */
export function payoutsOf(data: ExchangeData): readonly Part[] {
  if (isListed(data)) return data.payouts
  return data.payout === undefined ? [] : [data.payout]
}
