import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './reader.ts'

/**
 * Delay before lists in storage order include a new row, in seconds. Writers' transactions are shorter, so none of them
 * can add a row behind a reader.
 */
const SETTLING = 10

const SETTLED = sql<Date>`now() - make_interval(secs => ${SETTLING})`

/** Builds the condition that a row was stored long enough ago for lists in storage order. */
export function isSettled(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < ${SETTLED}`
}

/** Returns the time before which no more rows are added. */
export async function settledUntil(reader: Reader): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`select ${SETTLED} as until`.execute(reader)
  return rows[0]?.until ?? new Date(0)
}
