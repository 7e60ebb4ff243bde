/**
 * Marketplace: supported chains that it does not treat as EVM chains (marketplace-api, section 3).
 *
 * IMMUTABLEX is one of them, although it uses Ethereum addresses: `layerOneOf` and `isEvmBlockchain` go by
 * addresses, as the drops do (drop, section 3.10).
 */
export const NON_EVM_CHAINS = ['FLOW', 'SOLANA', 'ECLIPSE', 'IMMUTABLEX', 'APTOS'] as const

/** A supported chain that the marketplace does not treat as an EVM chain. */
export type NonEvmChain = (typeof NON_EVM_CHAINS)[number]
