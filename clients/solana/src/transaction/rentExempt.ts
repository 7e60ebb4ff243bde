/** Minimum balance in lamports for an account with this many bytes of data. */
export type RentFormula = (bytes: number) => bigint

/** Bytes that count for every account besides its data. */
export const ACCOUNT_OVERHEAD = 128
/** Lamports per byte on Solana and Eclipse in 2026; a cluster can change its rate. */
const USUAL_RATE = 6_960n

/** Creates the formula for a rate in lamports per byte. Default: the usual rate. */
export function rentAt(lamportsPerByte = USUAL_RATE): RentFormula {
  return (bytes) => BigInt(ACCOUNT_OVERHEAD + bytes) * lamportsPerByte
}

/** Rent at the usual rate: the default for plans without a cluster. For a cluster's own rate, see `fetchRent`. */
export const rentExempt: RentFormula = rentAt()

/**
 * Tracks an account's size through a plan and returns each change's rent: growth is paid for, and rent freed by
 * shrinking stays with the account for the next growth.
 */
export class HeldRent {
  readonly #rentOf: RentFormula
  #held: bigint

  /** @param size Bytes before the plan; undefined = the plan creates it. */
  constructor(rentOf: RentFormula, size: number | undefined) {
    this.#rentOf = rentOf
    this.#held = size === undefined ? 0n : rentOf(size)
  }

  /** Lamports needed to grow to this size; 0 if it holds enough. */
  growTo(size: number): bigint {
    const needed = this.#rentOf(size)
    if (needed <= this.#held) return 0n
    const missing = needed - this.#held
    this.#held = needed
    return missing
  }
}
