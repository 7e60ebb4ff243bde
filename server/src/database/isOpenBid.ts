import { type RawBuilder, sql } from 'kysely'

/** Builds a condition for bids that are active, or would be once their makers have the funds or they start. */
export const isOpenBid = (now: Date): RawBuilder<boolean> => sql<boolean>`
  orders.side = 'BID' and orders.status in ('ACTIVE', 'INACTIVE')
  and (orders.end_at is null or orders.end_at > ${now})`
