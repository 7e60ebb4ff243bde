import { type Clock, systemClock } from '../../src/async/index.ts'

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  /** Milliseconds of each requested sleep, in order. */
  readonly slept: number[] = []
  private time: number
  private sleepers: Sleeper[] = []
  private watchers: (() => void)[] = []

  constructor(time = 0) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  /** Number of current sleepers. */
  get pending(): number {
    return this.sleepers.length
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const sleeper = { at: this.time + milliseconds, wake: resolve }
      this.sleepers.push(sleeper)
      this.slept.push(milliseconds)
      signal?.addEventListener('abort', () => {
        this.sleepers = this.sleepers.filter((other) => other !== sleeper)
        reject(signal.reason)
      })
      for (const watcher of this.watchers.splice(0)) watcher()
    })
  }

  /** Resolves once somebody sleeps. */
  async untilAsleep(): Promise<void> {
    while (this.sleepers.length === 0) {
      await new Promise<void>((resolve) => this.watchers.push(resolve))
    }
  }

  /** Moves the clock and wakes the sleepers that are due. */
  advance(milliseconds: number): void {
    this.time += milliseconds
    const due = this.sleepers.filter(({ at }) => at <= this.time)
    this.sleepers = this.sleepers.filter(({ at }) => at > this.time)
    for (const { wake } of due) wake()
  }
}

/** A clock that ends sleeps at once and advances by their length. */
export class InstantClock implements Clock {
  readonly slept: number[] = []
  private time = 0
  private readonly longest: number

  /** @param longest Milliseconds; longer sleeps only end by their signal. */
  constructor(longest = Number.POSITIVE_INFINITY) {
    this.longest = longest
  }

  now(): number {
    return this.time
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    this.slept.push(milliseconds)
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (milliseconds > this.longest) return
      this.time += milliseconds
      resolve()
    })
  }
}

/**
 * A clock that ends short sleeps at once and advances by their length, which ends longer ones once they are due:
 * polls take no time, and a timeout comes after as many polls as fit into it.
 */
export class PollingClock implements Clock {
  private time = 0
  private sleepers: Sleeper[] = []

  now(): number {
    return this.time
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const end = () => {
        this.sleepers = this.sleepers.filter((other) => other !== sleeper)
        reject(signal?.reason)
      }
      const wake = () => {
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const sleeper = { at: this.time + milliseconds, wake }
      this.sleepers.push(sleeper)
      signal?.addEventListener('abort', end)
      if (milliseconds <= LONGEST_POLL) setImmediate(() => this.advanceTo(sleeper.at))
    })
  }

  private advanceTo(time: number): void {
    this.time = Math.max(this.time, time)
    const due = this.sleepers.filter(({ at }) => at <= this.time)
    this.sleepers = this.sleepers.filter(({ at }) => at > this.time)
    for (const { wake } of due) wake()
  }
}

/** Longest polling interval in milliseconds. */
const LONGEST_POLL = 10_000

/** Longest retry delay in milliseconds. */
const LONGEST_DELAY = 3_000

/** Skips retry delays. Timeouts keep their length, or a busy machine would not meet them. */
export const HASTY_CLOCK: Clock = {
  now: systemClock.now,
  sleep: (milliseconds, signal) =>
    systemClock.sleep(milliseconds > LONGEST_DELAY ? milliseconds : 5, signal),
}

/** Returns what a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('expected a failure, but the promise was fulfilled')
}
