import { type RawBuilder, sql } from 'kysely'

/**
 * Builds the condition that no operator has unlisted a key: `.where(isListed(sql.ref('items.id')))`. Reads the unlisted
 * keys once per query instead of joining them, so that a list keeps its index order.
 */
export const isListed = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} <> all (array(
    select subject from moderations where decision = 'UNLIST' and undone_at is null
  ))`
