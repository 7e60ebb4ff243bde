import { type RawBuilder, sql } from 'kysely'

/**
 * Condition on a key that no operator has unlisted what it stands for: `.where(isListed(sql.ref('items.id')))`. What is
 * unlisted is read once for a query, and not joined: a list stays in the order of its index.
 */
export const isListed = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} <> all (array(
    select subject from moderations where decision = 'UNLIST' and undone_at is null
  ))`
