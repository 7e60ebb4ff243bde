import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'

/**
 * Builds the condition that an item has a holder who is not a creator.
 *
 * @param condition - an additional condition on the ownership
 */
export const isPassedOn = (condition: RawBuilder<boolean> = sql`true`): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all ownerships that meet the condition.
  sql<boolean>`exists (
    select from ownerships
    where ownerships.item = items.id and ownerships.collection = items.collection
      and ${isHolding} and ownerships.owner <> all (items.creators) and ${condition} offset 0)`
