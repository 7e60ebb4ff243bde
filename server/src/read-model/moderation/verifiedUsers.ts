import { sql } from 'kysely'

/** Query of the ids of users whom operators have verified, which an index finds. */
export const VERIFIED_USERS = sql<{ id: string }>`
  select encode(subject, 'hex')::uuid as id from moderations
  where kind = 'USER' and decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null`
