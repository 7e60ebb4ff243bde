/** Chain id; on Solana and Eclipse the genesis hash in base58. */
type ChainId = number | string

/** Messages about chains and networks, worded by the specification. */
export const CHAIN_MESSAGES = {
  /** `required` is the chain of the call, `current` that of the wallet's provider. */
  CHAIN_MISMATCH: ({ current, required }: { current: ChainId; required: ChainId }) =>
    `ChainId mismatch. Given chainId ${required} and provider chainId ${current}`,
  CHAIN_NOT_SUPPORTED: ({ chainId }: { chainId: number }) =>
    `Blockchain is not supported - chainId ${chainId}`,
  /** Worded by section 7 of the specification. The url is not in the context, since it may hold a key. */
  RPC_URL_INVALID: ({ schemes }: { schemes: readonly string[] }) =>
    `A provider given as a URL must start with ${schemes.join(' or ')}`,
  /** `required` is the node of the call, `current` that of the wallet. */
  RPC_URL_MISMATCH: (_: { current: string; required: string }) => 'Rpc url mismatch',
}
