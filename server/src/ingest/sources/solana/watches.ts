import type { Blockchain } from '@mintline/core/networks'
import { type Kysely, sql, type Transaction } from 'kysely'
import { CHAIN_NUMBERS, collectionKey, itemKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { PlacedItem, SolanaBatch } from './readBatch.ts'

/** Delays between two checks of an item, in seconds. */
export interface WatchSchedule {
  /** For an item that has just moved. */
  readonly shortest: number
  /** For an item that has not moved for long. */
  readonly longest: number
}

/** Divisor: the next check comes after this fraction of the time since the item moved. */
const PART_OF_AGE = 16

/** An item that may have moved. */
export interface DueWatch {
  readonly item: Buffer
  /** Token account that it was in. */
  readonly account: string
  /** The account's last known transaction. */
  readonly transaction: string
  /** Time of the first open request to check it; null = nobody asked. */
  readonly asked_at: Date | null
}

/** Items to check now. */
export interface DueWatches {
  /** Requested items, earliest first: at most half of the limit, and none that was checked just now. */
  readonly asked: readonly DueWatch[]
  /** Other due items, longest overdue first. */
  readonly planned: readonly DueWatch[]
}

/** Finds the items to check now. */
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
 * Starts watching minted items. For items that have left their watched account, makes the watches due at once: the move
 * may have been long ago.
 */
export async function watchPlaced(transaction: Transaction<DB>, batch: SolanaBatch): Promise<void> {
  await watchMinted(transaction, batch)
  await hastenMoved(transaction, batch)
}

/** Watches minted items, except those known to be burned since. */
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
  // A watched item may have moved on.
  await transaction
    .insertInto('item_watches')
    .values(still)
    .onConflict((conflict) => conflict.columns(['item', 'collection']).doNothing())
    .execute()
}

/** Makes checks due at once. The watches follow each move on their own, so none is missed. */
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

/** An item that was checked. */
export interface CheckedWatch extends DueWatch {
  /** Its account's last transaction now. */
  readonly latest: string
  /** Its position after the first transaction that moved it; undefined = it has not moved. */
  readonly move: PlacedItem | undefined
}

/**
 * Records checks and schedules the next ones: at once for an item that has moved, otherwise later the longer it has
 * stayed. Stops watching burned items.
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

/** Resets watches to the place where the remaining activities left each item. */
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
