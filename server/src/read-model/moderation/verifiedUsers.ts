import { sql } from 'kysely'

/** Query for the ids of verified users, which an index can find. */
export const VERIFIED_USERS = sql<{ id: string }>`
  select encode(subject, 'hex')::uuid as id from moderations
  where kind = 'USER' and decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null`
