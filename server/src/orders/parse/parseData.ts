import type { Hex } from 'viem'
import type { ExchangeData, ListedData } from '../data/exchangeData.ts'
import type { PartModel } from './assetTypeModel.ts'
import { fieldInvalid, parsePart, parseParts } from './parseParts.ts'

interface Lists {
  readonly payouts: readonly PartModel[]
  readonly originFees: readonly PartModel[]
}

interface Sided {
  readonly payout?: PartModel
  readonly originFeeFirst?: PartModel
  readonly originFeeSecond?: PartModel
  readonly marketplaceMarker?: string
}

/** An exchange order's data, in the model OrderData. */
export type ExchangeDataModel =
  | ({ readonly '@type': 'ETH_MINTLINE_V2' } & Lists)
  | ({
      readonly '@type': 'ETH_MINTLINE_V2_2' | 'ETH_MINTLINE_V2_3'
      readonly isMakeFill: boolean
    } & Lists)
  | ({
      readonly '@type': 'ETH_MINTLINE_V2_DATA_V3_SELL'
      readonly maxFeesBasePoint: number
    } & Sided)
  | ({ readonly '@type': 'ETH_MINTLINE_V2_DATA_V3_BUY' } & Sided)

const MARKER = /^0x[0-9a-f]{64}$/i

/**
 * Parses order data.
 *
 * @param field - the model's name, for messages
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseData(field: string, model: ExchangeDataModel): ExchangeData {
  switch (model['@type']) {
    case 'ETH_MINTLINE_V2':
      return listed(field, 'V1', model, false)
    case 'ETH_MINTLINE_V2_2':
      return listed(field, 'V2', model, model.isMakeFill)
    case 'ETH_MINTLINE_V2_3':
      return listed(field, 'V3', model, model.isMakeFill)
    case 'ETH_MINTLINE_V2_DATA_V3_SELL':
      return { version: 'V3_SELL', ...sided(field, model), maxFees: model.maxFeesBasePoint }
    case 'ETH_MINTLINE_V2_DATA_V3_BUY':
      return { version: 'V3_BUY', ...sided(field, model), maxFees: 0 }
  }
}

function listed(
  field: string,
  version: ListedData['version'],
  { payouts, originFees }: Lists,
  isMakeFill: boolean,
): ListedData {
  return {
    version,
    payouts: parseParts(`${field}.payouts`, payouts),
    originFees: parseParts(`${field}.originFees`, originFees),
    isMakeFill,
  }
}

function sided(field: string, { marketplaceMarker: marker, ...model }: Sided) {
  const partOf = (name: 'payout' | 'originFeeFirst' | 'originFeeSecond') => {
    const part = model[name]
    return part && parsePart(`${field}.${name}`, part)
  }
  if (marker !== undefined && !MARKER.test(marker)) {
    throw fieldInvalid(`${field}.marketplaceMarker`, 'must be 32 bytes in hex')
  }
  return {
    payout: partOf('payout'),
    originFeeFirst: partOf('originFeeFirst'),
    originFeeSecond: partOf('originFeeSecond'),
    marketplaceMarker: marker?.toLowerCase() as Hex | undefined,
  }
}
