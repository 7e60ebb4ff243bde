/**
 * Marketplace: supported chains that are no EVM chains there; all others are (marketplace-api, section 3).
 *
 * IMMUTABLEX is one of them, although its addresses are those of Ethereum: `layerOneOf` and
 * `isEvmBlockchain` go by addresses, as the drops do (drop, section 3.10).
 */
export const NON_EVM_CHAINS = ['FLOW', 'SOLANA', 'ECLIPSE', 'IMMUTABLEX', 'APTOS'] as const

/** A supported chain that is no EVM chain in the marketplace. */
export type NonEvmChain = (typeof NON_EVM_CHAINS)[number]
