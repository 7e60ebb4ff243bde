import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { FORMAT } from './format.ts'
import type { RecordKind } from './recordKind.ts'
import { RECORD_KINDS } from './records/index.ts'

/** Number of records by the names of their kinds. */
export type Counts = Readonly<Record<string, number>>

/** Parts of an export or an import. */
export interface ArchiveOptions {
  /** Ends it, with what the signal was given as its reason. */
  readonly signal?: AbortSignal
  /** Gets the number of records so far, from time to time. */
  readonly onProgress?: (records: number) => void
}

/** Rows that are read at once. */
const ROWS = 500

/**
 * Writes what no new ingest could restore, as lines of JSON: all of one moment, in the order of their keys, a few hundred
 * rows in memory at a time.
 *
 * @param write - takes some lines; what is next waits for it
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
      // Whoever takes the lines may be slow.
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
    // Rows of the table of its kind.
    const { rows } = await sql<never>`fetch ${sql.lit(ROWS)} from exported`.execute(transaction)
    if (rows.length === 0) break
    yield await read(rows, transaction)
  }
  await sql`close exported`.execute(transaction)
}
