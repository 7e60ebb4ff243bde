import type { Address, Hex } from 'viem'

/** A receiver and its share in basis points. */
export interface Part {
  readonly account: Address
  readonly value: number
}

/** The blockchain's native currency, or an ERC-20 token. */
export type MoneyType =
  | { readonly kind: 'ETH' }
  | { readonly kind: 'ERC20'; readonly contract: Address }

/** An item that exists already. */
export interface ItemType {
  readonly kind: 'ERC721' | 'ERC1155' | 'CRYPTO_PUNKS'
  readonly contract: Address
  readonly tokenId: bigint
}

/** An item that is minted on sale. */
export interface LazyItemType {
  readonly kind: 'ERC721_LAZY' | 'ERC1155_LAZY'
  readonly contract: Address
  readonly tokenId: bigint
  readonly uri: string
  /** Copies that may exist; 1 for ERC-721. */
  readonly supply: bigint
  readonly creators: readonly Part[]
  readonly royalties: readonly Part[]
  /** One for each creator, in the same order. */
  readonly signatures: readonly Hex[]
}

/** Any item in a collection, or one that a generative contract makes. */
export interface CollectionType {
  readonly kind: 'COLLECTION' | 'GEN_ART'
  readonly contract: Address
}

/** Asset type in an order for the platform's exchange. */
export type OrderAssetType = MoneyType | ItemType | LazyItemType | CollectionType

/** An asset and its amount, in base units. */
export interface OrderAsset {
  readonly type: OrderAssetType
  readonly value: bigint
}

/** Returns true for currencies. */
export function isMoney(type: OrderAssetType): type is MoneyType {
  return type.kind === 'ETH' || type.kind === 'ERC20'
}

/** Returns true for items that are minted on sale. */
export function isLazy(type: OrderAssetType): type is LazyItemType {
  return type.kind === 'ERC721_LAZY' || type.kind === 'ERC1155_LAZY'
}
