/** What an upload costs. Amounts are in base units of the coin that the storage takes, such as lamports. */
export interface StorageQuote {
  /** Price of the parts to send. */
  readonly price: bigint
  /** Balance of the account. */
  readonly balance: bigint
  /** Amount to pay before the upload; 0 = the balance suffices. */
  readonly missing: bigint
}

/** An account at a storage that takes the price of an upload from a balance. */
export interface StorageAccount {
  /**
   * The price of parts now. Asks, and pays nothing.
   *
   * @param sizes - bytes of each part
   */
  quote(sizes: readonly number[], signal?: AbortSignal): Promise<StorageQuote>
  /** Address that payments go to. */
  payee(signal?: AbortSignal): Promise<string>
  /**
   * Tells the storage of a payment, which raises the balance. One that is told twice counts once.
   *
   * @param payment - signature of its transaction
   */
  credit(payment: string, signal?: AbortSignal): Promise<void>
}
