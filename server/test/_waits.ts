import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../src/database/tables.ts'

/**
 * Returns true once work waits for a lock that a transaction holds; false if the work ended before. It queries within
 * the transaction, which would end if it were idle for long.
 */
export async function waitsFor(
  transaction: Transaction<DB>,
  work: Promise<unknown>,
): Promise<boolean> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  for (;;) {
    // Unlike locks, the connection list is a snapshot from the transaction's first look.
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    `.execute(transaction)
    if (rows.length > 0) return true
    if (isOver) return false
    await sleep(20)
  }
}

/** Creates a barrier: each caller waits until `size` callers have arrived. */
export function meeting(size: number): () => Promise<void> {
  let missing = size
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    missing -= 1
    if (missing === 0) open()
    return all
  }
}
