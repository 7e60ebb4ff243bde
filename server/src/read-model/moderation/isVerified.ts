import { type RawBuilder, sql } from 'kysely'

/** Condition on a key that an operator has verified what it stands for. */
export const isVerified = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${key} = any (array(
    select subject from moderations where decision = 'VERIFIED' and status = 'APPROVED' and undone_at is null
  ))`
