/** Chain id; on Solana and Eclipse, the genesis hash in base58. */
type ChainId = number | string

/** Messages about chains and networks, worded by the specification. */
export const CHAIN_MESSAGES = {
  /** `required` is the call's chain, `current` the chain of the wallet's provider. */
  CHAIN_MISMATCH: ({ current, required }: { current: ChainId; required: ChainId }) =>
    `ChainId mismatch. Given chainId ${required} and provider chainId ${current}`,
  CHAIN_NOT_SUPPORTED: ({ chainId }: { chainId: number }) =>
    `Blockchain is not supported - chainId ${chainId}`,
  /** Worded by section 7 of the specification. The context leaves the URL out, since it may hold a key. */
  RPC_URL_INVALID: ({ schemes }: { schemes: readonly string[] }) =>
    `A provider given as a URL must start with ${schemes.join(' or ')}`,
  /** `required` is the call's node, `current` the wallet's. */
  RPC_URL_MISMATCH: (_: { current: string; required: string }) => 'Rpc url mismatch',
}
