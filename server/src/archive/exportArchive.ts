import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { FORMAT } from './linesIn.ts'
import type { RecordKind } from './recordKind.ts'
import { RECORD_KINDS } from './records/index.ts'

/** Record counts by kind name. */
export type Counts = Readonly<Record<string, number>>

/** Options for an export or an import. */
export interface ArchiveOptions {
  /** Aborts it with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called with the record count so far, from time to time. */
  readonly onProgress?: (records: number) => void
}

/** Rows per fetch. */
const ROWS = 500

/**
 * Exports the data that no new ingest could restore, as JSON lines: a consistent snapshot, in key order, with a few
 * hundred rows in memory at a time.
 *
 * @param write - receives some lines; the export waits for it
 */
export async function exportArchive(
  database: Kysely<DB>,
  write: (lines: string) => Promise<void>,
  { signal, onProgress = () => undefined }: ArchiveOptions = {},
): Promise<Counts> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // The receiver may be slow.
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      await write(lineOf({ header: await headerOf(transaction) }))
      const counts: Record<string, number> = {}
      let total = 0
      for (const kind of RECORD_KINDS) {
        counts[kind.name] = 0
        for await (const records of recordsOf(transaction, kind)) {
          signal?.throwIfAborted()
          await write(records.map((record) => lineOf({ [kind.name]: record })).join(''))
          counts[kind.name] = (counts[kind.name] ?? 0) + records.length
          total += records.length
          onProgress(total)
        }
      }
      await write(lineOf({ end: { lines: total } }))
      return counts
    })
}

const lineOf = (line: object): string => `${JSON.stringify(line)}\n`

async function headerOf(transaction: Transaction<DB>) {
  const { rows } = await sql<{ schema: string }>`
    select max(name) as schema from migrations`.execute(transaction)
  return { format: FORMAT, schema: rows[0]?.schema ?? '', at: new Date() }
}

async function* recordsOf(
  transaction: Transaction<DB>,
  { table, orderBy, recordsOf: read }: RecordKind,
): AsyncGenerator<readonly object[]> {
  const columns = sql.join(orderBy.map((column) => sql.ref(column)))
  await sql`
    declare exported no scroll cursor for select * from ${sql.table(table)} order by ${columns}
  `.execute(transaction)
  for (;;) {
    // Rows from the kind's own table.
    const { rows } = await sql<never>`fetch ${sql.lit(ROWS)} from exported`.execute(transaction)
    if (rows.length === 0) break
    yield await read(rows, transaction)
  }
  await sql`close exported`.execute(transaction)
}
