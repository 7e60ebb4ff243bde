/** Returns true if a wallet reports another chain; one that reports none is asked again before it signs. */
export function isOnOtherNetwork(
  wallet: { readonly chainId: number | undefined },
  { chainId }: { readonly chainId: number },
): boolean {
  return wallet.chainId !== undefined && wallet.chainId !== chainId
}
