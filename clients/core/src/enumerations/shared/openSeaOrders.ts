/** Both interfaces: fee methods of an OpenSea v1 order (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_FEE_METHODS = ['PROTOCOL_FEE', 'SPLIT_FEE'] as const

/** The fee method of an OpenSea v1 order. */
export type OpenSeaFeeMethod = (typeof OPEN_SEA_FEE_METHODS)[number]

/** Both interfaces: sides of an OpenSea v1 order (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_SIDES = ['BUY', 'SELL'] as const

/** A side of an OpenSea v1 order. */
export type OpenSeaSide = (typeof OPEN_SEA_SIDES)[number]

/** Both interfaces: kinds of sale of an OpenSea v1 order (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_SALE_KINDS = ['FIXED_PRICE', 'DUTCH_AUCTION'] as const

/** The kind of sale of an OpenSea v1 order. */
export type OpenSeaSaleKind = (typeof OPEN_SEA_SALE_KINDS)[number]

/** Both interfaces: how an OpenSea v1 order calls its target (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_CALL_KINDS = ['CALL', 'DELEGATE_CALL'] as const

/** Kind of call that an OpenSea v1 order makes. */
export type OpenSeaCallKind = (typeof OPEN_SEA_CALL_KINDS)[number]
