import type { PublicKey, VersionedTransaction } from '@solana/web3.js'

/** A wallet that pays and signs: from a keypair, a wallet adapter, an Anchor provider or umi. */
export interface SolanaWallet {
  readonly publicKey: PublicKey
  /**
   * Signs all transactions and returns them in the same order. Existing signatures stay.
   *
   * @throws TRANSACTION_REJECTED if the user rejects the request.
   */
  signTransactions(
    transactions: readonly VersionedTransaction[],
  ): Promise<readonly VersionedTransaction[]>
}
