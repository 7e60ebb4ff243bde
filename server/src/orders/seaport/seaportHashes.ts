import { concatHex, type Hex, hashStruct, keccak256 } from 'viem'
import type { SeaportOrder } from './seaportOrder.ts'
import { orderComponents } from './seaportStruct.ts'

const ASSET = [
  { name: 'itemType', type: 'uint8' },
  { name: 'token', type: 'address' },
  { name: 'identifierOrCriteria', type: 'uint256' },
  { name: 'startAmount', type: 'uint256' },
  { name: 'endAmount', type: 'uint256' },
] as const

/** EIP-712 types for an order. */
const TYPES = {
  OrderComponents: [
    { name: 'offerer', type: 'address' },
    { name: 'zone', type: 'address' },
    { name: 'offer', type: 'OfferItem[]' },
    { name: 'consideration', type: 'ConsiderationItem[]' },
    { name: 'orderType', type: 'uint8' },
    { name: 'startTime', type: 'uint256' },
    { name: 'endTime', type: 'uint256' },
    { name: 'zoneHash', type: 'bytes32' },
    { name: 'salt', type: 'uint256' },
    { name: 'conduitKey', type: 'bytes32' },
    { name: 'counter', type: 'uint256' },
  ],
  OfferItem: ASSET,
  ConsiderationItem: [...ASSET, { name: 'recipient', type: 'address' }],
} as const

/** Computes the order's id: Seaport's hash, which covers everything except the signature. */
export function seaportHash(order: SeaportOrder): Hex {
  return hashStruct({
    primaryType: 'OrderComponents',
    types: TYPES,
    data: orderComponents(order),
  })
}

/**
 * Computes the hash that the maker signs (EIP-712).
 *
 * @param domainSeparator - from the Seaport contract, on its blockchain
 */
export function seaportSignHash(order: SeaportOrder, domainSeparator: Hex): Hex {
  return keccak256(concatHex(['0x1901', domainSeparator, seaportHash(order)]))
}
