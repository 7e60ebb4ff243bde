import { type Clock, systemClock } from '@mintline/core'
import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../database/advisoryLocks.ts'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'

/** Milliseconds between two attempts of a spare to become the writer. */
export const SPARE_INTERVAL = 3_000

/**
 * Serialises transactions that write to a chain. Still holds if a writer has lost its connection, and thus its lock,
 * and a spare has taken over.
 */
export async function lockWrites(
  transaction: Transaction<DB>,
  blockchain: Blockchain,
): Promise<void> {
  const chain = CHAIN_NUMBERS[blockchain]
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.writes}, ${chain})`.execute(transaction)
}

/** Options for becoming a chain's writer. */
export interface WriterOptions {
  readonly blockchain: Blockchain
  readonly signal: AbortSignal
  /** Called once if another process is the writer. */
  readonly onSpare?: () => void
  readonly clock?: Clock
}

/**
 * Runs work as a chain's only writer; waits as a spare while another process is. The lock ends with its connection, and
 * the work should end then, too: it calls `stay` from time to time, which rejects once the connection is gone.
 *
 * @throws The signal's reason, errors from the work, and database errors.
 */
export async function asWriter<T>(
  database: Kysely<DB>,
  { blockchain, signal, onSpare, clock = systemClock }: WriterOptions,
  work: (stay: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const chain = CHAIN_NUMBERS[blockchain]
  return database.connection().execute(async (held) => {
    for (let attempt = 0; !(await tryLock(held, chain)); attempt += 1) {
      if (attempt === 0) onSpare?.()
      await clock.sleep(SPARE_INTERVAL, signal)
    }
    try {
      return await work(async () => {
        await sql`select 1`.execute(held)
      })
    } finally {
      await sql`select pg_advisory_unlock(${ADVISORY_LOCKS.writer}, ${chain})`.execute(held)
    }
  })
}

async function tryLock(held: Kysely<DB>, chain: number): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean
  }>`select pg_try_advisory_lock(${ADVISORY_LOCKS.writer}, ${chain}) as "isLocked"`.execute(held)
  return rows[0]?.isLocked === true
}
