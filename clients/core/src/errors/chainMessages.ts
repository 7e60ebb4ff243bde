/** Its number; on Solana and Eclipse, which have none, the genesis hash in base58. */
type ChainId = number | string

/** Messages about chains and networks, in the words of the specification. */
export const CHAIN_MESSAGES = {
  /** `required` is what the call is for, `current` what the wallet's provider is on. */
  CHAIN_MISMATCH: ({ current, required }: { current: ChainId; required: ChainId }) =>
    `ChainId mismatch. Given chainId ${required} and provider chainId ${current}`,
  CHAIN_NOT_SUPPORTED: ({ chainId }: { chainId: number }) =>
    `Blockchain is not supported - chainId ${chainId}`,
  /** In the words of the specification, section 7. The url may hold a key, and is not in the context. */
  RPC_URL_INVALID: ({ schemes }: { schemes: readonly string[] }) =>
    `A provider given as a URL must start with ${schemes.join(' or ')}`,
  /** `required` is what the call is for, `current` what the wallet sends to. */
  RPC_URL_MISMATCH: (_: { current: string; required: string }) => 'Rpc url mismatch',
}
