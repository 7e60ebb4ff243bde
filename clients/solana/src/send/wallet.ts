import type { PublicKey, VersionedTransaction } from '@solana/web3.js'

/** A wallet that pays and signs: a keypair, a wallet adapter, an Anchor provider's or umi's. */
export interface SolanaWallet {
  readonly publicKey: PublicKey
  /**
   * Signs all, in this order, and answers them in this order. Signatures already there stay.
   *
   * @throws TRANSACTION_REJECTED where the user says no.
   */
  signTransactions(
    transactions: readonly VersionedTransaction[],
  ): Promise<readonly VersionedTransaction[]>
}
