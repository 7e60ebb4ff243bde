/** Messages about wallets and signing, in the words of the specification. */
export const WALLET_MESSAGES = {
  WALLET_NOT_CONNECTED: (_: Record<never, never>) => 'Wallet is not connected',
}
