import type { SolanaWallet } from '../send/wallet.ts'

/** Wraps a wallet so that a second wallet co-signs each transaction after it. */
export function cosignedWallet(wallet: SolanaWallet, cosigner: SolanaWallet): SolanaWallet {
  return {
    publicKey: wallet.publicKey,
    signTransactions: async (transactions) =>
      cosigner.signTransactions(await wallet.signTransactions(transactions)),
  }
}
