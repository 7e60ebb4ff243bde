/** Returns the numbers of items that a transaction minted; empty = none. */
export type NumbersOf<Transaction> = (transaction: Transaction) => Promise<readonly bigint[]>

/** A transaction that may have minted, and when. */
export interface Timed {
  /** Seconds on the clock that periods follow. */
  readonly time: bigint
}

/** A transaction that minted. */
export interface Mint<Transaction> {
  readonly transaction: Transaction
  /** Its items' lowest and highest number. */
  readonly first: bigint
  readonly last: bigint
}

/**
 * Returns the first of these transactions that minted; undefined = none. Deploying also writes to the hashlist, and
 * anybody can name its address in a transaction that mints nothing.
 */
export async function firstThatMinted<Transaction>(
  transactions: readonly Transaction[],
  numbersOf: NumbersOf<Transaction>,
): Promise<Mint<Transaction> | undefined> {
  for (const transaction of transactions) {
    const numbers = (await numbersOf(transaction)).toSorted((a, b) => (a < b ? -1 : 1))
    const first = numbers[0]
    const last = numbers.at(-1)
    if (first !== undefined && last !== undefined) return { transaction, first, last }
  }
  return undefined
}
