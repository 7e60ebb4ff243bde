import type { Hex } from 'viem'
import type { Part } from '../assets/orderAsset.ts'
import { partModel } from '../records/assetModel.ts'

/** Data in versions 1, 2 and 3. */
export interface ListedData {
  readonly version: 'V1' | 'V2' | 'V3'
  /** Recipients for the maker's proceeds; empty = the maker. */
  readonly payouts: readonly Part[]
  readonly originFees: readonly Part[]
  /** True if the fill counts what the maker gives; always false in version 1. */
  readonly isMakeFill: boolean
}

/** Data in the former version 3, which had one form for each side. */
export interface SidedData {
  readonly version: 'V3_SELL' | 'V3_BUY'
  readonly payout: Part | undefined
  readonly originFeeFirst: Part | undefined
  readonly originFeeSecond: Part | undefined
  /** Maximum basis points taken from the maker as fees; 0 in bids, which have no such field. */
  readonly maxFees: number
  /** A word by which a marketplace recognizes its orders; undefined = none. */
  readonly marketplaceMarker: Hex | undefined
}

/** An exchange order's data, beside its assets. */
export type ExchangeData = ListedData | SidedData

/** Returns true for versions that list payouts and fees. */
export function isListed(data: ExchangeData): data is ListedData {
  return data.version !== 'V3_SELL' && data.version !== 'V3_BUY'
}

/** Returns the origin fee receivers with their shares. */
export function originFeesOf(data: ExchangeData): readonly Part[] {
  return isListed(data)
    ? data.originFees
    : [data.originFeeFirst, data.originFeeSecond].filter((part) => part !== undefined)
}

/** Returns who receives the maker's proceeds; empty = the maker. */
export function payoutsOf(data: ExchangeData): readonly Part[] {
  if (isListed(data)) return data.payouts
  return data.payout === undefined ? [] : [data.payout]
}

const NAMES = {
  V1: 'ETH_MINTLINE_V2',
  V2: 'ETH_MINTLINE_V2_2',
  V3: 'ETH_MINTLINE_V2_3',
  V3_SELL: 'ETH_MINTLINE_V2_DATA_V3_SELL',
  V3_BUY: 'ETH_MINTLINE_V2_DATA_V3_BUY',
} as const satisfies Record<ExchangeData['version'], string>

/** Builds the model OrderData for an order on the platform's exchange. Equal data gives equal models. */
export function dataModel(data: ExchangeData) {
  const name = { '@type': NAMES[data.version] }
  if (isListed(data)) {
    const { payouts, originFees, isMakeFill } = data
    const lists = { payouts: payouts.map(partModel), originFees: originFees.map(partModel) }
    return { ...name, ...lists, ...(data.version !== 'V1' && { isMakeFill }) }
  }
  const { payout, originFeeFirst, originFeeSecond, maxFees, marketplaceMarker } = data
  return {
    ...name,
    ...(payout && { payout: partModel(payout) }),
    ...(originFeeFirst && { originFeeFirst: partModel(originFeeFirst) }),
    ...(originFeeSecond && { originFeeSecond: partModel(originFeeSecond) }),
    ...(data.version === 'V3_SELL' && { maxFeesBasePoint: maxFees }),
    ...(marketplaceMarker && { marketplaceMarker }),
  }
}
