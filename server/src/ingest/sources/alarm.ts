import type { Clock } from '@mintline/core'

/** A wait that can be ended early. */
export class Alarm {
  readonly #clock: Clock
  #rung = new AbortController()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Ends the current wait, or the next one if nothing waits. */
  ring(): void {
    this.#rung.abort()
  }

  /**
   * Waits until the alarm rings or the time is over.
   *
   * @param milliseconds 0 = not at all.
   * @throws The signal's reason.
   */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { signal: rung } = this.#rung
    if (milliseconds > 0 && !rung.aborted) {
      const either = AbortSignal.any([signal, rung])
      await this.#clock.sleep(milliseconds, either).catch(() => undefined)
    }
    if (rung.aborted) this.#rung = new AbortController()
    signal.throwIfAborted()
  }
}
