import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'

/**
 * Condition that somebody holds an item who did not create it.
 *
 * @param condition - of the ownership besides
 */
export const isPassedOn = (condition: RawBuilder<boolean> = sql`true`): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all ownerships that meet the condition.
  sql<boolean>`exists (
    select from ownerships
    where ownerships.item = items.id and ownerships.collection = items.collection
      and ${isHolding} and ownerships.owner <> all (items.creators) and ${condition} offset 0)`
