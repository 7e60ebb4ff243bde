import { sql } from 'kysely'
import { insertRows } from '../../src/database/insertRows.ts'
import { readAddressKey, walletKey } from '../../src/database/keys/index.ts'
import { type Filling, random } from './filling.ts'

/** Wallets per insert. */
const AT_ONCE = 5_000
const TYPES = { wallet: 'bytea', user_id: 'uuid', added_at: 'timestamptz' } as const

/** Builds SQL for a user number; the first users are the most frequent. */
const user = (number: string, seed: number, users: number) =>
  sql`(1 + floor(${sql.lit(users)} * power(${random(number, seed)}, 2)))::integer`

/** Writes users with a wallet each, and their actions: followings, likes and notifications. */
export async function writeUsers(filling: Filling): Promise<void> {
  const { database, scale, now } = filling
  const { users, likes, followings, notifications } = scale
  await sql`
    create temp table bench_users as
    select number, md5('bench user ' || number)::uuid as id from generate_series(1, ${users}::integer) as number
  `.execute(database)
  await sql`
    insert into users (id, created_at, username)
    select id, ${now}::timestamptz - interval '1 minute' * number, 'Collector ' || number from bench_users
  `.execute(database)
  await writeWallets(filling)
  await sql`
    create temp table bench_items as
    select row_number() over (order by md5(id)) as number, id, collection from items
  `.execute(database)
  await sql`create index on bench_items (number)`.execute(database)
  await sql`create index on bench_users (number)`.execute(database)
  await sql`analyze bench_items, bench_users`.execute(database)
  await sql`
    insert into followings (user_id, followed_id, created_at)
    select follower.id, followed.id, ${now}::timestamptz - interval '1 second' * n
    from generate_series(1, ${followings}::integer) as n
      join bench_users as follower on follower.number = ${user('n', 21, users)}
      join bench_users as followed on followed.number = ${user('n', 22, users)}
    where follower.id <> followed.id
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into likes (item, user_id, collection, created_at)
    select items.id, users.id, items.collection, ${now}::timestamptz - interval '1 second' * n
    from generate_series(1, ${likes}::integer) as n
      join bench_items as items on items.number = 1 + floor(${scale.items}::integer * ${random('n', 23)})::bigint
      join bench_users as users on users.number = ${user('n', 24, users)}
    on conflict do nothing
  `.execute(database)
  await sql`
    insert into notifications (user_id, kind, event, activity, at)
    select users.id, 'BUY', sales.id, sales.id, sales.at
    from (
      select row_number() over () as n, id, at from activities where type in ('SELL', 'TRANSFER', 'MINT')
      limit ${notifications}
    ) as sales join bench_users as users on users.number = ${user('n', 25, users)}
  `.execute(database)
  await sql`drop table bench_users, bench_items`.execute(database)
  await sql`vacuum (analyze) users, wallets, followings, likes, notifications`.execute(database)
}

/** Gives each user a wallet that owns something. */
async function writeWallets({ database, scale: { users }, now }: Filling): Promise<void> {
  const { rows } = await sql<{ user_id: string; owner: Buffer }>`
    select bench_users.id as user_id, owners.owner
    from bench_users join (
      select owner, row_number() over (order by owner) as number
      from (select distinct owner from ownerships order by owner limit ${users}) as known
    ) as owners using (number)`.execute(database)
  const wallets = new Map(
    rows.map(({ user_id, owner }) => {
      const wallet = walletKey(readAddressKey(owner))
      return [wallet.toString('hex'), { wallet, user_id, added_at: now }]
    }),
  )
  const all = [...wallets.values()]
  await database.transaction().execute(async (transaction) => {
    for (let at = 0; at < all.length; at += AT_ONCE) {
      await insertRows(transaction, 'wallets', TYPES, all.slice(at, at + AT_ONCE)).execute()
    }
  })
}
