/**
 * Marketplace: asset classes that the specification names. Responses may contain others: the specification does not
 * list the native currencies' classes (marketplace-api, section 3).
 */
export const ASSET_CLASSES = [
  'ERC20',
  'ERC721',
  'ERC721_LAZY',
  'ERC1155',
  'ERC1155_LAZY',
  'ETH',
  'FLOW_NFT',
  'SOLANA_NFT',
  'APTOS_NFT',
  'CRYPTO_PUNKS',
  'GEN_ART',
] as const

/** An asset class that the specification names. */
export type AssetClass = (typeof ASSET_CLASSES)[number]

/** Marketplace: token standards (marketplace-api, section 3). */
export const TOKEN_STANDARDS = [
  'DEPRECATED',
  'ERC1155',
  'ERC721',
  'NONE',
  'FLOW_NFT',
  'SOLANA_NFT',
  'CRYPTO_PUNKS',
  'APTOS_NFT',
  'TOKEN_GROUP_2022',
] as const

/** A token standard. */
export type TokenStandard = (typeof TOKEN_STANDARDS)[number]

/** Marketplace: token contract features (marketplace-api, section 3). */
export const TOKEN_FEATURES = [
  'APPROVE_FOR_ALL',
  'BURN',
  'MINT_AND_TRANSFER',
  'MINT_WITH_ADDRESS',
  'SECONDARY_SALE_FEES',
  'SET_URI_PREFIX',
  'PAUSABLE',
  'NOT_FOR_SALE',
] as const

/** A token contract feature. */
export type TokenFeature = (typeof TOKEN_FEATURES)[number]
