import { type RawBuilder, sql } from 'kysely'

/** Builds the condition that an operator has verified a key. */
export const isVerified = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} = any (array(
    select subject from moderations where decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null
  ))`
