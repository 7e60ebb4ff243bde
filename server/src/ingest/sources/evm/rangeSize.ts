/** Blocks per request. */
const SIZES = { first: 1_000, largest: 10_000 }

/** Adaptive number of blocks per request, by what the node has answered so far. */
export class RangeSize {
  #size: number
  readonly #largest: number

  /** @param largest Maximum number of blocks. */
  constructor(largest: number = SIZES.largest) {
    this.#largest = largest
    this.#size = Math.min(SIZES.first, largest)
  }

  /** At least 1. */
  get blocks(): number {
    return this.#size
  }

  /** Halves the size after a refusal. */
  shrink(): void {
    this.#size = Math.max(1, Math.floor(this.#size / 2))
  }

  /** Doubles the size after an answer. */
  grow(): void {
    this.#size = Math.min(this.#largest, this.#size * 2)
  }
}
