import { type RawBuilder, sql } from 'kysely'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'

/** Keys of an item and of its collection, in the words of tables that have both. */
const KEYS = {
  items: [sql.ref('items.id'), sql.ref('items.collection')],
  ownerships: [sql.ref('ownerships.item'), sql.ref('ownerships.collection')],
  likes: [sql.ref('likes.item'), sql.ref('likes.collection')],
} as const

type Table = keyof typeof KEYS

/** Condition that no operator has unlisted an item, or its collection. */
export const isItemListed = (table: Table): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(KEYS[table].map(isListed), sql` and `)})`

/** Condition that an operator has verified an item, or its collection. */
export const isItemVerified = (table: Table): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(KEYS[table].map(isVerified), sql` or `)})`
