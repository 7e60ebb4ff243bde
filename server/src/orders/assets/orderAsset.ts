import type { Address, Hex } from 'viem'

/** A receiver and its share in basis points. */
export interface Part {
  readonly account: Address
  readonly value: number
}

/** Native currency of the blockchain, or an ERC-20 token. */
export type MoneyType =
  | { readonly kind: 'ETH' }
  | { readonly kind: 'ERC20'; readonly contract: Address }

/** An item, which exists. */
export interface ItemType {
  readonly kind: 'ERC721' | 'ERC1155' | 'CRYPTO_PUNKS'
  readonly contract: Address
  readonly tokenId: bigint
}

/** An item that is minted when it is sold. */
export interface LazyItemType {
  readonly kind: 'ERC721_LAZY' | 'ERC1155_LAZY'
  readonly contract: Address
  readonly tokenId: bigint
  readonly uri: string
  /** Copies that may exist; 1 for ERC-721. */
  readonly supply: bigint
  readonly creators: readonly Part[]
  readonly royalties: readonly Part[]
  /** One of each creator, in their order. */
  readonly signatures: readonly Hex[]
}

/** Any item of a collection, or one that a generative contract makes. */
export interface CollectionType {
  readonly kind: 'COLLECTION' | 'GEN_ART'
  readonly contract: Address
}

/** Kind of asset of an order for the platform's exchange. */
export type OrderAssetType = MoneyType | ItemType | LazyItemType | CollectionType

/** An asset and how much of it, in base units. */
export interface OrderAsset {
  readonly type: OrderAssetType
  readonly value: bigint
}

/** True for currencies. */
export function isMoney(type: OrderAssetType): type is MoneyType {
  return type.kind === 'ETH' || type.kind === 'ERC20'
}

/** True for items that are minted when they are sold. */
export function isLazy(type: OrderAssetType): type is LazyItemType {
  return type.kind === 'ERC721_LAZY' || type.kind === 'ERC1155_LAZY'
}
