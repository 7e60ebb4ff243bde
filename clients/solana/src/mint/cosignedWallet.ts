import type { SolanaWallet } from '../send/wallet.ts'

/** A wallet whose transactions another one signs as well, after it. */
export function cosignedWallet(wallet: SolanaWallet, cosigner: SolanaWallet): SolanaWallet {
  return {
    publicKey: wallet.publicKey,
    signTransactions: async (transactions) =>
      cosigner.signTransactions(await wallet.signTransactions(transactions)),
  }
}
