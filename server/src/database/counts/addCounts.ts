import { sql, type Transaction } from 'kysely'
import { addJobs } from '../queue/addJobs.ts'
import { ranksJob } from '../queue/jobs.ts'
import type { DB } from '../tables.ts'
import { fiveMinutesOf } from '../trades/sales.ts'
import type { Count } from './readCounts.ts'

/** Delay in milliseconds before a collection is ranked: one job covers all changes until then. */
const PAUSE = 60_000

/** Adds differences, which may be negative, to collections' counts. The caller has locked the collections. */
export async function addCounts(
  transaction: Transaction<DB>,
  changes: readonly Count[],
  now: Date,
): Promise<void> {
  const { totals, traits, wallets, listed, ranks } = byTable(changes)
  if (totals.length > 0) await addTotals(transaction, totals)
  if (traits.length > 0) await addTraits(transaction, traits)
  if (wallets.length > 0) await addWallets(transaction, wallets)
  await keepListed(transaction, listed, now)
  await queueRanks(transaction, ranks, now)
}

/** Groups count changes by the table that they are written to; listed counts and ranks only need their collections. */
function byTable(changes: readonly Count[]) {
  const of = (...kinds: Count['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind))
  const collectionsOf = (kind: Count['kind']) => of(kind).map(({ collection }) => collection)
  return {
    totals: of('items', 'owners', 'listed'),
    traits: of('trait', 'listedTrait'),
    wallets: of('wallet'),
    listed: collectionsOf('listed'),
    ranks: collectionsOf('ranks'),
  }
}

async function addTotals(transaction: Transaction<DB>, totals: readonly Count[]): Promise<void> {
  const rows = totals.map(
    ({ collection, kind, count }) =>
      sql`(${collection}::bytea, ${kind}::text, ${String(count)}::bigint)`,
  )
  await sql`
    update collections set
      item_count = item_count + change.items,
      owner_count = owner_count + change.owners,
      listed_count = listed_count + change.listed
    from (
      select collection,
        coalesce(sum(count) filter (where kind = 'items'), 0) as items,
        coalesce(sum(count) filter (where kind = 'owners'), 0) as owners,
        coalesce(sum(count) filter (where kind = 'listed'), 0) as listed
      from (values ${sql.join(rows)}) as changed (collection, kind, count)
      group by collection
    ) as change
    where collections.id = change.collection
  `.execute(transaction)
}

async function addTraits(transaction: Transaction<DB>, traits: readonly Count[]): Promise<void> {
  const changed = sql`unnest(
    ${traits.map(({ collection }) => collection)}::bytea[],
    ${traits.map(({ key }) => key)}::text[],
    ${traits.map(({ value }) => value)}::text[],
    ${traits.map(({ kind }) => kind === 'listedTrait')}::boolean[],
    ${traits.map(({ count }) => String(count))}::bigint[]
  ) as change (collection, key, value, is_listed, count)`
  await sql`
    insert into collection_traits (collection, key, value, item_count, listed_count)
    select collection, key, value, coalesce(sum(count) filter (where not is_listed), 0),
      coalesce(sum(count) filter (where is_listed), 0)
    from ${changed} group by collection, key, value
    on conflict (collection, key, value) do update set
      item_count = collection_traits.item_count + excluded.item_count,
      listed_count = collection_traits.listed_count + excluded.listed_count
  `.execute(transaction)
  await sql`
    delete from collection_traits as known using ${changed}
    where known.collection = change.collection and known.key = change.key and known.value = change.value
      and known.item_count = 0
  `.execute(transaction)
  await sql`
    update collections set has_traits = known.has_traits, version = version + 1
    from (
      select id, exists (select from collection_traits where collection = id) as has_traits
      from (select distinct collection as id from ${changed}) as touched
    ) as known
    where collections.id = known.id and collections.has_traits <> known.has_traits
  `.execute(transaction)
}

async function addWallets(transaction: Transaction<DB>, wallets: readonly Count[]): Promise<void> {
  const changed = sql`unnest(
    ${wallets.map(({ collection }) => collection)}::bytea[],
    ${wallets.map(({ key }) => key)}::text[],
    ${wallets.map(({ value }) => Buffer.from(value, 'hex'))}::bytea[],
    ${wallets.map(({ count }) => String(count))}::bigint[]
  ) as change (collection, role, wallet, count)`
  await sql`
    insert into collection_wallets (collection, role, wallet, item_count)
    select collection, role, wallet, count from ${changed}
    on conflict (collection, role, wallet)
      do update set item_count = collection_wallets.item_count + excluded.item_count
  `.execute(transaction)
  await sql`
    delete from collection_wallets as known using ${changed}
    where known.collection = change.collection and known.role = change.role and known.wallet = change.wallet
      and known.item_count = 0
  `.execute(transaction)
}

/** Schedules the ranking of collections after a change. The caller has locked the collections. */
async function queueRanks(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + PAUSE)
  const jobs = collections.map((collection) => ranksJob(collection, at))
  await addJobs(transaction, jobs, { keepTimes: true })
}

/** Records how many items are listed in each collection after a change. The caller has locked the collections. */
async function keepListed(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (collections.length === 0) return
  await sql`
    insert into listed_5m (collection, at, listed_count)
    select id, greatest(${fiveMinutesOf(sql`${now}::timestamptz`)}, (select max(at) from listed_5m where collection = id)),
      listed_count
    from collections where id = any(${[...collections]}::bytea[])
    on conflict (collection, at) do update set listed_count = excluded.listed_count
  `.execute(transaction)
}
