/** Indexer: asset types that a Seaport order offers or asks for (indexer-api, section 3). */
export const SEAPORT_ITEM_TYPES = [
  'NATIVE',
  'ERC20',
  'ERC721',
  'ERC1155',
  'ERC721_WITH_CRITERIA',
  'ERC1155_WITH_CRITERIA',
] as const

/** An asset type that a Seaport order offers or asks for. */
export type SeaportItemType = (typeof SEAPORT_ITEM_TYPES)[number]

/** Indexer: who may fill a Seaport order, and whether in parts (indexer-api, section 3). */
export const SEAPORT_ORDER_TYPES = [
  'FULL_OPEN',
  'PARTIAL_OPEN',
  'FULL_RESTRICTED',
  'PARTIAL_RESTRICTED',
  'CONTRACT',
] as const

/** Who may fill a Seaport order, and whether in parts. */
export type SeaportOrderType = (typeof SEAPORT_ORDER_TYPES)[number]
