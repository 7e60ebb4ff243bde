import {
  encodeAbiParameters,
  type Hex,
  hashStruct,
  hashTypedData,
  keccak256,
  parseAbiParameters,
} from 'viem'
import type { EncodedAssetType } from '../assets/encodeAssetType.ts'
import { dataTypeOf } from '../data/encodeData.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { ExchangeOrder } from '../order.ts'
import { ORDER_TYPES, type OrderStruct, orderStruct } from './orderStruct.ts'

const KEY = parseAbiParameters('address, bytes32, bytes32, uint256')
const KEY_WITH_DATA = parseAbiParameters('address, bytes32, bytes32, uint256, bytes')

/**
 * Computes the order's id: the hash that the exchange uses in fills, events and cancels. It leaves out updatable fields:
 * amounts, times and taker, in version 1 also the data.
 */
export function orderKeyHash(order: ExchangeOrder): Hex {
  return structKeyHash(orderStruct(order))
}

/** Computes the same hash as `orderKeyHash`, from an order in the exchange's encoding. */
export function structKeyHash({ maker, makeAsset, takeAsset, salt, ...rest }: OrderStruct): Hex {
  const { dataType, data } = rest
  const key = [maker, typeHash(makeAsset.assetType), typeHash(takeAsset.assetType), salt] as const
  return keccak256(
    dataType === dataTypeOf('V1')
      ? encodeAbiParameters(KEY, key)
      : encodeAbiParameters(KEY_WITH_DATA, [...key, data]),
  )
}

/** Computes the hash over all fields in an order (indexer-models 5.2). */
export function orderHash(order: ExchangeOrder): Hex {
  return hashStruct({ primaryType: 'Order', types: ORDER_TYPES, data: orderStruct(order) })
}

/** Computes the hash that the maker signs, for one exchange on one blockchain (EIP-712). */
export function orderSignHash(
  order: ExchangeOrder,
  { name, version, chainId, contract }: Exchange,
): Hex {
  return hashTypedData({
    domain: { name, version, chainId, verifyingContract: contract },
    types: ORDER_TYPES,
    primaryType: 'Order',
    message: orderStruct(order),
  })
}

function typeHash(assetType: EncodedAssetType): Hex {
  return hashStruct({ primaryType: 'AssetType', types: ORDER_TYPES, data: assetType })
}
