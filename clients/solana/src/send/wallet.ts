import type { Connection, PublicKey, VersionedTransaction } from '@solana/web3.js'

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

/** A connection and a wallet, for sending. */
export interface SendSession {
  /**
   * From `createConnection`, or any other. One that retries after 429 by itself, as web3.js does by default, only waits
   * longer.
   */
  readonly connection: Connection
  /** Pays and signs. */
  readonly wallet: SolanaWallet
}
