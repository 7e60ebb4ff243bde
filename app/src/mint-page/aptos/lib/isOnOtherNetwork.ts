/** True if a wallet tells that it is on another chain; one that does not tell is asked again before it signs. */
export function isOnOtherNetwork(
  wallet: { readonly chainId: number | undefined },
  { chainId }: { readonly chainId: number },
): boolean {
  return wallet.chainId !== undefined && wallet.chainId !== chainId
}
