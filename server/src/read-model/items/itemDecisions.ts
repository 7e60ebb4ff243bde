import { sql } from 'kysely'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'

const [ID, COLLECTION] = [sql.ref('items.id'), sql.ref('items.collection')]

/** Condition that no operator has unlisted an item, or its collection. */
export const isItemListed = sql<boolean>`(${isListed(ID)} and ${isListed(COLLECTION)})`

/** Condition that an operator has verified an item, or its collection. */
export const isItemVerified = sql<boolean>`(${isVerified(ID)} or ${isVerified(COLLECTION)})`
