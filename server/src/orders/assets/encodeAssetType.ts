import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters, slice, toHex } from 'viem'
import type { LazyItemType, OrderAssetType } from './orderAsset.ts'

/** An asset type in the exchange's encoding. */
export interface EncodedAssetType {
  /** First four bytes of the kind name's hash. */
  readonly assetClass: Hex
  readonly data: Hex
}

/** ABI parameters by kind, as the exchange reads them. */
export const CONTRACT = parseAbiParameters('address')
export const CONTRACT_AND_TOKEN = parseAbiParameters('address, uint256')
const PARTS = '(address account, uint96 value)[]'
export const ERC721_LAZY = parseAbiParameters(
  `address, (uint256 tokenId, string uri, ${PARTS} creators, ${PARTS} royalties, bytes[] signatures)`,
)
export const ERC1155_LAZY = parseAbiParameters(
  `address, (uint256 tokenId, string uri, uint256 supply, ${PARTS} creators, ${PARTS} royalties, bytes[] signatures)`,
)

/** Encodes an asset type for the exchange. */
export function encodeAssetType(type: OrderAssetType): EncodedAssetType {
  return { assetClass: assetClassOf(type.kind), data: dataOf(type) }
}

/** Hashes a kind's name to its first four bytes. */
export function assetClassOf(kind: OrderAssetType['kind']): Hex {
  return slice(keccak256(toHex(kind)), 0, 4)
}

function dataOf(type: OrderAssetType): Hex {
  switch (type.kind) {
    case 'ETH':
      return '0x'
    case 'ERC20':
    case 'COLLECTION':
    case 'GEN_ART':
      return encodeAbiParameters(CONTRACT, [type.contract])
    case 'ERC721':
    case 'ERC1155':
    case 'CRYPTO_PUNKS':
      return encodeAbiParameters(CONTRACT_AND_TOKEN, [type.contract, type.tokenId])
    case 'ERC721_LAZY':
      return encodeAbiParameters(ERC721_LAZY, [type.contract, lazyFields(type)])
    case 'ERC1155_LAZY':
      return encodeAbiParameters(ERC1155_LAZY, [type.contract, lazyFields(type)])
  }
}

function lazyFields({ creators, royalties, signatures, ...fields }: LazyItemType) {
  return {
    ...fields,
    creators: creators.map(wide),
    royalties: royalties.map(wide),
    signatures: [...signatures],
  }
}

const wide = <Share extends { readonly value: number }>({ value, ...share }: Share) => ({
  ...share,
  value: BigInt(value),
})
