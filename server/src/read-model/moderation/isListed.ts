import { type RawBuilder, sql } from 'kysely'

/**
 * Condition on a column of keys that no operator has unlisted what they stand for: `.where(isListed('items.id'))`. What is
 * unlisted is read once for a query, and not joined: a list stays in the order of its index.
 */
export const isListed = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <> all (array(
    select subject from moderations where decision = 'UNLIST' and undone_at is null
  ))`
