import { sql } from 'kysely'

/** Condition of the indexes over ownerships of somebody who holds copies. */
export const isHolding = sql<boolean>`ownerships.value + ownerships.lazy_value > 0`

/**
 * The same in words that the conditions of the indexes do not have, for looking one ownership up by its key. PostgreSQL
 * takes the primary key then, where it would read an index of all holders of the collection, as that has the condition.
 */
export const isHoldingByKey = sql<boolean>`(ownerships.value > 0 or ownerships.lazy_value > 0)`
