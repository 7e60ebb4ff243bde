import { partModel } from '../records/assetModel.ts'
import { type ExchangeData, isListed } from './exchangeData.ts'

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
