/** Messages about chains and networks, in the words of the specification. */
export const CHAIN_MESSAGES = {
  CHAIN_NOT_SUPPORTED: ({ chainId }: { chainId: number }) =>
    `Blockchain is not supported - chainId ${chainId}`,
}
