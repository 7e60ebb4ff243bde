import { LocalnetError } from '../errors.ts'

export const SLOT_MS = 400
/** Latest date that clients can represent as a block time. */
const LATEST_MS = Date.UTC(9999, 11, 31)
export const SLOTS_PER_EPOCH = 432_000

export interface ClockState {
  /** Network time at genesis, in milliseconds since 1970. */
  bornMs: number
  /** How far network time runs ahead of the machine's clock, in milliseconds. */
  offsetMs: number
  /** Slots used by transactions, in addition to those used by time. */
  transactionSlots: number
  /** The latest network time seen: time never runs backwards, not even after a restart. */
  lastMs: number
}

/** Milliseconds since 1970 on the clock that a network's time follows. */
export type MachineClock = () => number

/** Time, height and slot, computed from the machine's clock on demand; there is no timer. */
export class NetworkClock {
  private readonly state: ClockState
  private readonly firstSlot: number
  private readonly machine: MachineClock

  /** @param machine Default: the machine's clock. */
  constructor(state: ClockState, firstSlot: number, machine: MachineClock = Date.now) {
    this.state = { ...state }
    this.firstSlot = firstSlot
    this.machine = machine
  }

  static born(nowMs = Date.now()): ClockState {
    return { bornMs: nowMs, offsetMs: 0, transactionSlots: 0, lastMs: nowMs }
  }

  /** Network time in milliseconds. */
  nowMs(): number {
    this.state.lastMs = Math.max(this.state.lastMs, this.machine() + this.state.offsetMs)
    return this.state.lastMs
  }

  unixTimestamp(): number {
    return Math.floor(this.nowMs() / 1000)
  }

  /** Counts only time, so that a blockhash lives a minute however many transactions land. */
  blockHeight(): number {
    return Math.floor((this.nowMs() - this.state.bornMs) / SLOT_MS)
  }

  /** Counts time and transactions: each transaction has its own slot. */
  slot(): number {
    return this.firstSlot + this.blockHeight() + this.state.transactionSlots
  }

  epoch(): number {
    return Math.floor(this.slot() / SLOTS_PER_EPOCH)
  }

  takeSlot(): void {
    this.state.transactionSlots++
  }

  /** @throws CLOCK_OUT_OF_RANGE past the year 9999. */
  advance(seconds: number): void {
    const later = this.nowMs() + seconds * 1000
    if (later > LATEST_MS) {
      throw new LocalnetError('CLOCK_OUT_OF_RANGE', 'Time cannot move past the year 9999.')
    }
    this.state.lastMs = later
    this.state.offsetMs = this.state.lastMs - this.machine()
  }

  /** @throws CLOCK_BACKWARDS for a time before the current second. */
  moveTo(unixTimestamp: number): void {
    const now = this.unixTimestamp()
    if (unixTimestamp < now) {
      throw new LocalnetError(
        'CLOCK_BACKWARDS',
        `Time cannot move backwards: it is ${now} and ${unixTimestamp} was asked for.`,
      )
    }
    if (unixTimestamp > now) this.advance(unixTimestamp - this.nowMs() / 1000)
  }

  snapshot(): ClockState {
    this.nowMs()
    return { ...this.state }
  }
}
