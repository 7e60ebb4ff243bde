import { type Clock, systemClock } from '@mintline/core'
import type { Blockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { noteFailure } from '../apply/cursor.ts'
import { asWriter } from '../apply/locks.ts'
import type { Alarm } from './alarm.ts'

/** Options for following a source. */
export interface FollowOptions {
  /** Stops following at once. */
  readonly signal: AbortSignal
  /** Called when another process writes this chain: this one waits as its spare. */
  readonly onSpare?: () => void
  /** Called for the first in a series of failures. */
  readonly onFailure?: (error: unknown) => void
  /** Called for the first success, and for the first one after failures. */
  readonly onSuccess?: () => void
  readonly clock?: Clock
}

/** A chain that is read in rounds. */
export interface Rounds {
  readonly blockchain: Blockchain
  /** Milliseconds between two rounds, unless something wakes the source. */
  readonly interval: number
  /** Ends the wait between two rounds. */
  readonly alarm: Alarm
  /** Reads the chain up to now. True if more can be read at once. */
  readonly read: () => Promise<boolean>
}

/** Backoff in milliseconds before a failed round is retried: it doubles with each failure. */
export const PATIENCE: { readonly shortest: number; readonly longest: number } = {
  shortest: 1_000,
  longest: 30_000,
}

/**
 * Reads a chain in rounds until the signal aborts; never throws. A failure keeps the cursor and releases the chain, so
 * that a spare may try; the round is retried with a backoff, 30 seconds at most.
 */
export async function followRounds(
  database: Kysely<DB>,
  { blockchain, interval, alarm, read }: Rounds,
  options: FollowOptions,
): Promise<void> {
  const { signal, onFailure, onSuccess, clock = systemClock } = options
  let failures: number | undefined
  const readOn = async (stay: () => Promise<void>): Promise<never> => {
    for (;;) {
      await stay()
      const isMoreDue = await read()
      if (failures !== 0) onSuccess?.()
      failures = 0
      await alarm.wait(isMoreDue ? 0 : interval, signal)
    }
  }
  while (!signal.aborted) {
    try {
      await asWriter(database, { ...options, blockchain, clock }, readOn)
    } catch (error) {
      if (signal.aborted) break
      if (!failures) onFailure?.(error)
      failures = (failures ?? 0) + 1
      const reason = error instanceof Error ? error.message : String(error)
      // The database itself may be failing.
      await noteFailure(database, { source: blockchain, blockchain, reason }).catch(() => undefined)
      const patience = Math.min(PATIENCE.shortest * 2 ** (failures - 1), PATIENCE.longest)
      await clock.sleep(patience, signal).catch(() => undefined)
    }
  }
}
