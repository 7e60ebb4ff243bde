import type { RentFormula } from './rentExempt.ts'

/**
 * Follows an account through a plan and tells what each change of its size locks: growth is paid
 * for, what shrinking frees stays with the account and counts towards the next growth.
 */
export class HeldRent {
  readonly #rentOf: RentFormula
  #held: bigint

  /** @param size Bytes it has before the plan; undefined where it is created by it. */
  constructor(rentOf: RentFormula, size: number | undefined) {
    this.#rentOf = rentOf
    this.#held = size === undefined ? 0n : rentOf(size)
  }

  /** Lamports that it takes to become this large; 0 where it holds enough. */
  growTo(size: number): bigint {
    const needed = this.#rentOf(size)
    if (needed <= this.#held) return 0n
    const missing = needed - this.#held
    this.#held = needed
    return missing
  }
}
