import { LocalnetError } from '../../errors.ts'

const MICROSECONDS = 1_000_000n

/** The chain's time: the machine's clock plus an offset, or one that stands still until it is moved. */
export class Clock {
  #offset = 0n
  #stopped: bigint | undefined
  #last = 0n

  /** @param startTime Seconds; time stands still there until it is moved. */
  constructor(startTime?: bigint) {
    this.#stopped = startTime === undefined ? undefined : startTime * MICROSECONDS
  }

  /** Microseconds, never less than before. */
  now(): bigint {
    const time = this.#stopped ?? BigInt(Date.now()) * 1_000n + this.#offset
    return time > this.#last ? time : this.#last
  }

  /** Returns a new block's time, later than any before. */
  tick(): bigint {
    const now = this.now()
    this.#last = now > this.#last ? now : this.#last + 1n
    return this.#last
  }

  /** @throws CLOCK_BACKWARDS */
  advance(seconds: bigint): void {
    if (seconds < 0n) throw backwards()
    const by = seconds * MICROSECONDS
    if (this.#stopped === undefined) this.#offset += by
    else this.#stopped += by
  }

  /**
   * @param time Seconds.
   * @throws CLOCK_BACKWARDS
   */
  set(time: bigint): void {
    const now = this.now()
    const microseconds = time * MICROSECONDS
    if (microseconds < now - (now % MICROSECONDS)) throw backwards()
    if (microseconds <= now) return
    if (this.#stopped === undefined) this.#offset += microseconds - now
    else this.#stopped = microseconds
  }
}

function backwards(): LocalnetError {
  return new LocalnetError('CLOCK_BACKWARDS', 'The time of the network cannot go back.')
}
