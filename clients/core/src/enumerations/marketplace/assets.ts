/**
 * Marketplace: classes of assets that the specification names. It has many more, of native
 * currencies, that it does not list: answers may hold others (marketplace-api, section 3).
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

/** A class of assets that the specification names. */
export type AssetClass = (typeof ASSET_CLASSES)[number]

/** Marketplace: standards a token is built by (marketplace-api, section 3). */
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

/** A standard a token is built by. */
export type TokenStandard = (typeof TOKEN_STANDARDS)[number]

/** Marketplace: what the contract of a token can do (marketplace-api, section 3). */
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

/** What the contract of a token can do. */
export type TokenFeature = (typeof TOKEN_FEATURES)[number]
