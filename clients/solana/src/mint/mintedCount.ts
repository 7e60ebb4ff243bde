import type { Clock } from '@mintline/core/async'

/** Newest known minted count, from several sources. As a clock, it ends a sleep as soon as a count arrives. */
export class MintedCount implements Clock {
  readonly #clock: Clock
  #count = 0n
  #slot = -1n
  #isNews = false
  #wake: () => void = () => undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Stores a count unless a later slot's is known, and wakes sleepers. */
  push(count: bigint, slot: bigint): void {
    this.note(count, slot)
    this.#isNews = true
    this.#wake()
  }

  /** Stores a count unless a later slot's is known, and returns the newest. */
  note(count: bigint, slot: bigint): bigint {
    if (slot >= this.#slot) {
      this.#slot = slot
      this.#count = count
    }
    return this.#count
  }

  /** The count that has arrived since the last call; undefined = none. */
  takeNews(): bigint | undefined {
    if (!this.#isNews) return undefined
    this.#isNews = false
    return this.#count
  }

  now(): number {
    return this.#clock.now()
  }

  async sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (this.#isNews) return
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    const either = signal ? AbortSignal.any([signal, woken.signal]) : woken.signal
    try {
      await this.#clock.sleep(milliseconds, either)
    } catch (error) {
      if (!woken.signal.aborted) throw error
    }
  }
}
