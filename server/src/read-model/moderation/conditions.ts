import { type RawBuilder, sql } from 'kysely'

/**
 * Builds the condition that no operator has unlisted a key: `.where(isListed(sql.ref('items.id')))`. Reads the unlisted
 * keys once per query instead of joining them, so that a list keeps its index order.
 */
export const isListed = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} <> all (array(
    select subject from moderations where decision = 'UNLIST' and undone_at is null
  ))`

/** Builds the condition that an operator has verified a key. */
export const isVerified = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} = any (array(
    select subject from moderations where decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null
  ))`

/** Query for the ids of verified users, which an index can find. */
export const VERIFIED_USERS = sql<{ id: string }>`
  select encode(subject, 'hex')::uuid as id from moderations
  where kind = 'USER' and decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null`
