import { type RawBuilder, sql } from 'kysely'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'

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
