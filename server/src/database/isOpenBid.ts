import { type RawBuilder, sql } from 'kysely'

/** Condition of the bids that their makers' funds can make active, now or once they start. */
export const isOpenBid = (now: Date): RawBuilder<boolean> => sql<boolean>`
  orders.side = 'BID' and orders.status in ('ACTIVE', 'INACTIVE')
  and (orders.end_at is null or orders.end_at > ${now})`
