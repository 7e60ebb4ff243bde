/** Indexer: assets that a Seaport order offers or asks for (indexer-api, section 3). */
export const SEAPORT_ITEM_TYPES = [
  'NATIVE',
  'ERC20',
  'ERC721',
  'ERC1155',
  'ERC721_WITH_CRITERIA',
  'ERC1155_WITH_CRITERIA',
] as const

/** An asset that a Seaport order offers or asks for. */
export type SeaportItemType = (typeof SEAPORT_ITEM_TYPES)[number]

/**
 * Indexer: whether a Seaport order may be filled in parts, and by whom (indexer-api, section 3).
 */
export const SEAPORT_ORDER_TYPES = [
  'FULL_OPEN',
  'PARTIAL_OPEN',
  'FULL_RESTRICTED',
  'PARTIAL_RESTRICTED',
  'CONTRACT',
] as const

/** Rules for filling a Seaport order: in parts or as a whole, and by whom. */
export type SeaportOrderType = (typeof SEAPORT_ORDER_TYPES)[number]
