import type { RentFormula } from './rentExempt.ts'

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
