import type { SolanaWallet } from '../send/wallet.ts'

/** A wallet whose transactions are then signed by a second wallet. */
export function cosignedWallet(wallet: SolanaWallet, cosigner: SolanaWallet): SolanaWallet {
  return {
    publicKey: wallet.publicKey,
    signTransactions: async (transactions) =>
      cosigner.signTransactions(await wallet.signTransactions(transactions)),
  }
}
