import { sql } from 'kysely'

/** Condition for owners who hold copies, in the form that the indexes on ownerships use. */
export const isHolding = sql<boolean>`ownerships.value + ownerships.lazy_value > 0`

/**
 * Same condition in a form that no index has, for looking up one ownership by key. PostgreSQL then uses the primary
 * key; otherwise it would scan an index over all holders in the collection.
 */
export const isHoldingByKey = sql<boolean>`(ownerships.value > 0 or ownerships.lazy_value > 0)`
