import { type RawBuilder, sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { isListed, isVerified } from '../moderation/conditions.ts'

/** Item and collection keys in each table that has both. */
const KEYS = {
  items: [sql.ref('items.id'), sql.ref('items.collection')],
  ownerships: [sql.ref('ownerships.item'), sql.ref('ownerships.collection')],
  likes: [sql.ref('likes.item'), sql.ref('likes.collection')],
} as const

type Table = keyof typeof KEYS

/** Builds the condition that no operator has unlisted an item or its collection. */
export const isItemListed = (table: Table): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(KEYS[table].map(isListed), sql` and `)})`

/** Builds the condition that an operator has verified an item or its collection. */
export const isItemVerified = (table: Table): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(KEYS[table].map(isVerified), sql` or `)})`

/**
 * Builds the condition that an item has a holder who is not a creator.
 *
 * @param condition - an additional condition on the ownership
 */
export const hasSecondaryOwner = (
  condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<boolean> =>
  // Without an offset, PostgreSQL reads all ownerships that meet the condition.
  sql<boolean>`exists (
    select from ownerships
    where ownerships.item = items.id and ownerships.collection = items.collection
      and ${isHolding} and ownerships.owner <> all (items.creators) and ${condition} offset 0)`
