import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { CHAIN_NUMBERS, collectionKey, itemKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { PlacedItem, SolanaBatch } from './readBatch.ts'

/** Delays between two looks at an item, in seconds. */
export interface WatchSchedule {
  /** For an item that has just moved. */
  readonly shortest: number
  /** For one that has not moved for long. */
  readonly longest: number
}

/** Part of the time since an item moved after which it is looked at again. */
const PART_OF_AGE = 16

/** An item that may have moved. */
export interface DueWatch {
  readonly item: Buffer
  /** Token account that it was in. */
  readonly account: string
  /** The last known transaction of that account. */
  readonly transaction: string
  /** Time since which somebody wants it looked at; null = nobody does. */
  readonly asked_at: Date | null
}

/** Items to look at now. */
export interface DueWatches {
  /** Those that somebody asked for, the earliest first: half of all at most, and none that was looked at just now. */
  readonly asked: readonly DueWatch[]
  /** The others whose time has come, those that are due longest first. */
  readonly planned: readonly DueWatch[]
}

/** Finds the items to look at now. */
export async function dueWatches(
  database: Kysely<DB>,
  blockchain: Blockchain,
  { limit, shortest }: Pick<WatchSchedule, 'shortest'> & { readonly limit: number },
): Promise<DueWatches> {
  const watches = database
    .selectFrom('item_watches')
    .select(['item', 'account', 'transaction', 'asked_at'])
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
  const asked = await watches
    .where('asked_at', 'is not', null)
    .where(sql<boolean>`coalesce(checked_at <= now() - make_interval(secs => ${shortest}), true)`)
    .orderBy('asked_at')
    .limit(Math.floor(limit / 2))
    .execute()
  const due = await watches
    .where('next_at', '<=', new Date())
    .orderBy('next_at')
    .limit(limit)
    .execute()
  const isAsked = new Set(asked.map(({ item }) => item.toString('hex')))
  const planned = due.filter(({ item }) => !isAsked.has(item.toString('hex')))
  return { asked, planned: planned.slice(0, limit - asked.length) }
}

/**
 * Watches items that were minted, from now on, and makes watches of items due that have left the account where they are
 * watched: what happened since may be long ago.
 */
export async function watchPlaced(transaction: Transaction<DB>, batch: SolanaBatch): Promise<void> {
  await watchMinted(transaction, batch)
  await hastenMoved(transaction, batch)
}

/** Watches items that were minted, but not those that are known to be burned since then. */
async function watchMinted(
  transaction: Transaction<DB>,
  { blockchain, activities, places }: SolanaBatch,
): Promise<void> {
  const minted = new Set(
    activities.flatMap(({ type, item }) => (type === 'MINT' ? item.contract : [])),
  )
  const rows = places.flatMap(({ mint, account, ...place }) =>
    account === undefined || !minted.has(mint)
      ? []
      : [
          {
            item: itemKey({ blockchain, contract: mint, tokenId: undefined }),
            collection: collectionKey({ blockchain, contract: place.collection }),
            chain: CHAIN_NUMBERS[blockchain],
            account,
            transaction: place.transaction,
            moved_at: place.time,
            next_at: new Date(),
          },
        ],
  )
  if (rows.length === 0) return
  const burned = await transaction
    .selectFrom('items')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ item }) => item),
    )
    .where('deleted', '=', true)
    .execute()
  const still = rows.filter(({ item }) => !burned.some(({ id }) => id.equals(item)))
  if (still.length === 0) return
  // An item that is watched already may have moved on.
  await transaction
    .insertInto('item_watches')
    .values(still)
    .onConflict((conflict) => conflict.columns(['item', 'collection']).doNothing())
    .execute()
}

/** The watches follow each move by themselves, so that none is missed: these only do so at once. */
async function hastenMoved(
  transaction: Transaction<DB>,
  { blockchain, places }: SolanaBatch,
): Promise<void> {
  if (places.length === 0) return
  const rows = places.map(({ mint, account, time }) => {
    const item = itemKey({ blockchain, contract: mint, tokenId: undefined })
    return sql`(${item}::bytea, ${account ?? null}::text, ${time}::timestamptz)`
  })
  await sql`
    update item_watches set next_at = least(next_at, now())
    from (values ${sql.join(rows)}) as placed (item, account, time)
    where item_watches.item = placed.item
      and item_watches.account is distinct from placed.account
      and item_watches.moved_at <= placed.time
  `.execute(transaction)
}

/** An item that was looked at. */
export interface CheckedWatch extends DueWatch {
  /** The last transaction of its account now. */
  readonly latest: string
  /** Place where the first transaction that moved it put it; undefined = it is where it was. */
  readonly move: PlacedItem | undefined
}

/**
 * Notes that items were looked at, and when to look again: at once for one that has moved, and otherwise the later, the
 * longer it has been still. Burned items are not watched any more.
 */
export async function moveWatches(
  transaction: Transaction<DB>,
  checked: readonly CheckedWatch[],
  { shortest, longest }: WatchSchedule,
): Promise<void> {
  const burned = checked.filter(({ move }) => move && move.account === undefined)
  if (burned.length > 0) {
    const items = burned.map(({ item }) => item)
    await transaction.deleteFrom('item_watches').where('item', 'in', items).execute()
  }
  if (checked.length === 0) return
  const rows = checked.map(({ item, account, latest, move, asked_at }) => {
    const [next, last] = [move?.account ?? account, move?.transaction ?? latest]
    const times = sql`${move?.time ?? null}::timestamptz, ${asked_at}::timestamptz`
    return sql`(${item}::bytea, ${next}::text, ${last}::text, ${times})`
  })
  const delay = sql`make_interval(secs => least(${longest}::float8, greatest(${shortest}::float8,
    extract(epoch from now() - item_watches.moved_at) / ${PART_OF_AGE})))`
  await sql`
    update item_watches set
      account = checked.account,
      transaction = checked.transaction,
      moved_at = coalesce(checked.moved_at, item_watches.moved_at),
      next_at = case when checked.moved_at is null then now() + ${delay} else now() end,
      -- Whoever has asked since then is still to be answered.
      asked_at = nullif(item_watches.asked_at, checked.asked_at),
      checked_at = now()
    from (values ${sql.join(rows)}) as checked (item, account, transaction, moved_at, asked_at)
    where item_watches.item = checked.item
  `.execute(transaction)
}

/** Watches items again where their remaining activities left them. */
export async function resetWatches(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  await transaction.deleteFrom('item_watches').where('item', 'in', items).execute()
  await sql`
    insert into item_watches (item, collection, chain, account, transaction, moved_at, next_at)
    select item, collection, chain, data->>'account', transaction, at, now()
    from (
      select distinct on (item) * from activities
      where item in (${sql.join(items)}) and type in ('MINT', 'TRANSFER', 'BURN')
      order by item, at desc, block desc, log_index desc
    ) last
    where data->>'account' is not null
  `.execute(transaction)
}
