/** An upload's cost. Amounts are in base units of the storage's coin, such as lamports. */
export interface StorageQuote {
  /** Price for the parts to send. */
  readonly price: bigint
  /** Account balance. */
  readonly balance: bigint
  /** Amount to pay before the upload; 0 = the balance suffices. */
  readonly missing: bigint
}

/** An account at a storage that charges uploads to a balance. */
export interface StorageAccount {
  /**
   * Returns the current price for parts. Pays nothing.
   *
   * @param sizes - bytes in each part
   */
  quote(sizes: readonly number[], signal?: AbortSignal): Promise<StorageQuote>
  /** Returns the address for payments. */
  payee(signal?: AbortSignal): Promise<string>
  /**
   * Notifies the storage of a payment, which raises the balance. Idempotent: a payment counts once.
   *
   * @param payment - signature of its transaction
   */
  credit(payment: string, signal?: AbortSignal): Promise<void>
}
