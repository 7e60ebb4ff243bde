import type { Keypair } from '@solana/web3.js'
import type { SolanaWallet } from './wallet.ts'

/** The wallet of a keypair: signs whatever it is given. */
export function keypairWallet(keypair: Keypair): SolanaWallet {
  return {
    publicKey: keypair.publicKey,
    signTransactions: async (transactions) => {
      for (const transaction of transactions) transaction.sign([keypair])
      return transactions
    },
  }
}
