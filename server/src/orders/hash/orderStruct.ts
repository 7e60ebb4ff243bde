import { type Address, zeroAddress } from 'viem'
import { type EncodedAssetType, encodeAssetType } from '../assets/encodeAssetType.ts'
import type { OrderAsset } from '../assets/orderAsset.ts'
import { type EncodedData, encodeData } from '../data/encodeData.ts'
import type { ExchangeOrder } from '../order.ts'

/** An asset as the exchange reads it. */
export interface AssetStruct {
  readonly assetType: EncodedAssetType
  readonly value: bigint
}

/** An order as the exchange reads it, and as wallets sign it. */
export interface OrderStruct extends EncodedData {
  readonly maker: Address
  readonly makeAsset: AssetStruct
  readonly taker: Address
  readonly takeAsset: AssetStruct
  readonly salt: bigint
  readonly start: bigint
  readonly end: bigint
}

/** EIP-712 types for an order. */
export const ORDER_TYPES = {
  AssetType: [
    { name: 'assetClass', type: 'bytes4' },
    { name: 'data', type: 'bytes' },
  ],
  Asset: [
    { name: 'assetType', type: 'AssetType' },
    { name: 'value', type: 'uint256' },
  ],
  Order: [
    { name: 'maker', type: 'address' },
    { name: 'makeAsset', type: 'Asset' },
    { name: 'taker', type: 'address' },
    { name: 'takeAsset', type: 'Asset' },
    { name: 'salt', type: 'uint256' },
    { name: 'start', type: 'uint256' },
    { name: 'end', type: 'uint256' },
    { name: 'dataType', type: 'bytes4' },
    { name: 'data', type: 'bytes' },
  ],
} as const

/** Converts an order to the exchange's encoding. */
export function orderStruct({
  maker,
  taker,
  make,
  take,
  data,
  ...order
}: ExchangeOrder): OrderStruct {
  const { salt, start, end } = order
  return {
    maker,
    makeAsset: assetStruct(make),
    taker: taker ?? zeroAddress,
    takeAsset: assetStruct(take),
    salt,
    start,
    end,
    ...encodeData(data),
  }
}

function assetStruct({ type, value }: OrderAsset): AssetStruct {
  return { assetType: encodeAssetType(type), value }
}
