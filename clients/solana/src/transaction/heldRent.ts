import type { RentFormula } from './rentExempt.ts'

/**
 * Tracks the size of an account through a plan and returns the rent of each change: growth is paid for, and rent freed
 * by shrinking stays with the account for the next growth.
 */
export class HeldRent {
  readonly #rentOf: RentFormula
  #held: bigint

  /** @param size Bytes before the plan; undefined where the plan creates it. */
  constructor(rentOf: RentFormula, size: number | undefined) {
    this.#rentOf = rentOf
    this.#held = size === undefined ? 0n : rentOf(size)
  }

  /** Lamports needed for growing to this size; 0 where it holds enough. */
  growTo(size: number): bigint {
    const needed = this.#rentOf(size)
    if (needed <= this.#held) return 0n
    const missing = needed - this.#held
    this.#held = needed
    return missing
  }
}
