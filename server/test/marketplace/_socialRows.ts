import { randomUUID } from 'node:crypto'
import { parseOwnershipId } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { activityKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { disturb } from '../read-model/_disturbance.ts'
import { CAROL, dropOn, minute, TOKEN } from '../read-model/_names.ts'
import { orderRow } from '../read-model/_orders.ts'
import { AUCTIONED } from './_bids.ts'
import { READER } from './_reading.ts'

const { userId: READERS_ID } = READER

/** Number for the next addition, for values that must be new. */
let count = 0

/**
 * Writes new rows of every kind: the read model's, a user who follows the reader and is followed back, a like, a
 * notification, a sign-in by the reader, and a bid in the reader's auction.
 *
 * @param at - minute at which everything happened
 */
export async function disturbMarket(pools: Pools, at: number): Promise<void> {
  await disturb(pools, at)
  await addSocialRows(pools, at)
}

/** Writes a user, actions by the user and the reader, and a bid in the reader's auction, all at one time. */
export async function addSocialRows({ write }: Pools, at: number): Promise<void> {
  count += 1
  const created_at = minute(at)
  const id = randomUUID()
  await write
    .insertInto('users')
    .values({ id, username: `User ${count}`, created_at })
    .execute()
  await write
    .insertInto('followings')
    .values([
      { user_id: id, followed_id: READERS_ID, created_at },
      { user_id: READERS_ID, followed_id: id, created_at },
    ])
    .execute()
  await write
    .insertInto('likes')
    .columns(['user_id', 'item', 'collection', 'created_at'])
    .expression(({ selectFrom }) =>
      selectFrom('items')
        .select([
          sql<string>`${READERS_ID}::uuid`.as('user_id'),
          'id as item',
          'collection',
          sql<Date>`${created_at}::timestamptz`.as('created_at'),
        ])
        .where('deleted', '=', false)
        .where('id', 'not in', selectFrom('likes').select('item'))
        .orderBy('id')
        .limit(1),
    )
    .execute()
  await write
    .insertInto('notifications')
    .columns(['user_id', 'kind', 'event', 'activity', 'at'])
    .expression((builder) =>
      builder
        .selectFrom('activities')
        .select([
          sql<string>`${READERS_ID}::uuid`.as('user_id'),
          sql<string>`'BUY'`.as('kind'),
          sql<Buffer>`${activityKey({ blockchain: 'BASE', value: `told ${count}` })}::bytea`.as(
            'event',
          ),
          'activities.id as activity',
          sql<Date>`${created_at}::timestamptz`.as('at'),
        ])
        .where('type', '=', 'SELL')
        .orderBy('id')
        .limit(1),
    )
    .execute()
  await write
    .insertInto('audit_entries')
    .values({ id: randomUUID(), at: created_at, kind: 'SIGNED_IN', user_id: READERS_ID })
    .execute()
  await addBid(write, at)
}

async function addBid(write: Pools['write'], at: number): Promise<void> {
  const { owner: _, ...item } = parseOwnershipId(AUCTIONED)
  const row = orderRow({
    number: 0x700_0000 + count,
    side: 'BID',
    collection: dropOn('ETHEREUM'),
    item,
    maker: CAROL,
    currency: TOKEN,
    price: `1.${at % 4}`,
    at,
  })
  await write.insertInto('orders').values(row).execute()
  await write
    .insertInto('auction_bids')
    .columns(['auction', 'order_id', 'collection', 'value', 'bid_at'])
    .expression((builder) =>
      builder
        .selectFrom('auctions')
        .select([
          'auctions.id as auction',
          sql<Buffer>`${row.id}::bytea`.as('order_id'),
          'auctions.collection',
          sql<string>`${row.make_value}::numeric`.as('value'),
          sql<Date>`${minute(at)}::timestamptz`.as('bid_at'),
        ])
        .limit(1),
    )
    .execute()
}
