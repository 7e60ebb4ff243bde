import { type RawBuilder, sql } from 'kysely'

/**
 * Seconds for which lists in the order of storing leave a row out. Writers' transactions are shorter, so that none of
 * them can add a row behind a reader.
 */
const SETTLING = 10

/** Condition that a row was stored long enough ago for lists in that order. */
export function isSettled(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < now() - make_interval(secs => ${SETTLING})`
}
