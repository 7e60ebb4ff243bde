import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './reader.ts'

/**
 * Seconds for which lists in the order of storing leave a row out. Writers' transactions are shorter, so that none of
 * them can add a row behind a reader.
 */
const SETTLING = 10

const SETTLED = sql<Date>`now() - make_interval(secs => ${SETTLING})`

/** Condition that a row was stored long enough ago for lists in that order. */
export function isSettled(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < ${SETTLED}`
}

/** Time before which no row is added any more. */
export async function settledUntil(reader: Reader): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`select ${SETTLED} as until`.execute(reader)
  return rows[0]?.until ?? new Date(0)
}
