import { type Insertable, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { refreshItemOrders } from '../../database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../../database/best-orders/refreshOwnershipOrders.ts'
import { keepCounts } from '../../database/counts/keepCounts.ts'
import type { CountedHolder } from '../../database/counts/readCounts.ts'
import { writeLazyCopies } from '../../database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../../database/holdings/writeSingleOwners.ts'
import { insertRows } from '../../database/insertRows.ts'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { isOpen, sideOf } from '../../database/orderKinds.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { Items } from '../../database/tables.ts'
import type { FoldedItem } from '../fold/foldItem.ts'
import type { FoldResult } from './foldTouched.ts'
import { removeItems } from './removeCollections.ts'
import { singleOwners } from './singleOwners.ts'
import { writeOwnerships } from './writeOwnerships.ts'
import type { Writing } from './writing.ts'

const COLUMNS = {
  id: 'bytea',
  collection: 'bytea',
  chain: 'smallint',
  token_id: 'numeric',
  creators: 'bytea[]',
  creator_shares: 'integer[]',
  supply: 'numeric',
  lazy_supply: 'numeric',
  deleted: 'boolean',
  single_owner: 'bytea',
  owner_changed_at: 'timestamptz',
  minted_at: 'timestamptz',
  updated_at: 'timestamptz',
  db_updated_at: 'timestamptz',
  seller_count: 'integer',
  total_stock: 'numeric',
  traits: 'text[]',
  self: 'boolean',
  suspicious: 'boolean',
  extra: 'jsonb',
  block: 'bigint',
  version: 'bigint',
} as const

type Row = Pick<Insertable<Items>, keyof typeof COLUMNS>

/** Options for writing items. */
export interface WriteItemsOptions {
  /** True if activities were removed, so that items may return to an earlier state. */
  readonly isRollback?: boolean
}

/**
 * Writes folded items and their ownerships, removes items without activities unless they are lazy, and keeps the counts
 * of their collections.
 */
export async function writeItems(
  writing: Writing,
  results: readonly FoldResult[],
  options: WriteItemsOptions = {},
): Promise<void> {
  if (results.length === 0) return
  const { transaction, now } = writing
  const lazy = await lazyAmong(writing, results)
  const holders = [...(await touchedHolders(writing, results)), ...lazy]
  const items = results.flatMap(({ touched, isNew }) => (isNew ? [] : touched))
  const newItems = results.flatMap(({ touched, isNew }) => (isNew ? touched : []))
  const change = async () => {
    await write(writing, results, options)
    await writeLazy(
      writing,
      lazy.map(({ item }) => item),
    )
    await followOrders(writing, results)
  }
  await keepCounts(transaction, { items, newItems, holders }, change, now)
}

async function write(
  writing: Writing,
  results: readonly FoldResult[],
  { isRollback = false }: WriteItemsOptions,
): Promise<void> {
  await removeItems(
    writing,
    results.flatMap(({ touched, folded }) => (folded ? [] : touched.item)),
  )
  const owners = await singleOwners(writing, results)
  const rows = results.flatMap(({ touched, folded }) => {
    const owner = owners.get(touched.item.toString('hex')) ?? null
    return folded ? { ...rowOf(touched, folded, writing.now), single_owner: owner } : []
  })
  if (rows.length > 0) await writeRows(writing, rows, isRollback)
  await writeOwnerships(writing, results)
}

async function writeLazy(
  { transaction, now, jobs }: Writing,
  items: readonly Buffer[],
): Promise<void> {
  jobs.push(...(await writeLazyCopies(transaction, items, now)))
  await writeSingleOwners(transaction, items)
}

async function writeRows(
  { transaction }: Writing,
  rows: readonly Row[],
  isRollback: boolean,
): Promise<void> {
  await insertRows(transaction, 'items', COLUMNS, rows)
    .onConflict((conflict) =>
      conflict.columns(['id', 'collection']).doUpdateSet(({ ref, eb, fn }) => ({
        supply: ref('excluded.supply'),
        deleted: ref('excluded.deleted'),
        single_owner: ref('excluded.single_owner'),
        owner_changed_at: ref('excluded.owner_changed_at'),
        minted_at: ref('excluded.minted_at'),
        // Facts and orders also set an item's update time.
        updated_at: isRollback
          ? ref('excluded.updated_at')
          : fn('greatest', ['items.updated_at', 'excluded.updated_at']),
        db_updated_at: ref('excluded.db_updated_at'),
        block: ref('excluded.block'),
        version: eb('items.version', '+', 1n),
      })),
    )
    .execute()
}

function rowOf(
  { blockchain, item, collection, tokenId }: FoldResult['touched'],
  folded: FoldedItem,
  now: Date,
): Omit<Row, 'single_owner'> {
  return {
    id: item,
    collection,
    chain: CHAIN_NUMBERS[blockchain],
    token_id: tokenId === undefined ? null : String(tokenId),
    creators: [],
    creator_shares: [],
    supply: String(folded.supply),
    lazy_supply: '0',
    deleted: folded.supply === 0n,
    owner_changed_at: folded.handedOver ?? null,
    minted_at: folded.minted,
    updated_at: folded.updated,
    db_updated_at: now,
    seller_count: 0,
    total_stock: '0',
    traits: [],
    self: true,
    suspicious: false,
    extra: JSON.stringify({}),
    block: folded.block,
    version: 0n,
  }
}

/** Selects the lazy items among folded ones, each with its first creator: the holder of its lazy copies. */
async function lazyAmong(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<CountedHolder[]> {
  const items = results.map(({ touched }) => touched.item)
  const { rows } = await sql<CountedHolder>`
    select item, collection, creators[1] as owner from lazy_items where item = ${anyOf(items)}
  `.execute(transaction)
  return rows
}

/**
 * Returns holders that a fold may change: the wallets in the changes and, for items folded anew, all current holders.
 */
async function touchedHolders(
  { transaction }: Pick<Writing, 'transaction'>,
  results: readonly FoldResult[],
): Promise<CountedHolder[]> {
  const folded = results.flatMap(({ touched: { item, collection }, folded }) =>
    [...(folded?.holdings.keys() ?? [])].map((wallet) => ({
      item,
      owner: Buffer.from(wallet, 'hex'),
      collection,
    })),
  )
  const anew = results.flatMap(({ touched, isAnew }) => (isAnew ? touched.item : []))
  if (anew.length === 0) return folded
  const held = await transaction
    .selectFrom('ownerships')
    .select(['item', 'owner', 'collection'])
    .where('item', '=', anyOf(anew))
    .execute()
  return [...folded, ...held]
}

/**
 * Updates order data after holdings have changed: new rows get their current best orders, and a node checks listings
 * again if the seller's holdings changed. Item counts are up to the caller.
 */
async function followOrders(
  { transaction, now, jobs }: Writing,
  results: readonly FoldResult[],
): Promise<void> {
  const changed = new Map(results.map((result) => [result.touched.item.toString('hex'), result]))
  const items = results.map(({ touched }) => touched.item)
  const orders = await transaction
    .selectFrom('orders')
    .select(['id', 'item', 'side', 'maker'])
    .where('item', '=', anyOf(items))
    .where(isOpen)
    .execute()
  if (orders.length === 0) return
  const withOrders = [...new Set(orders.map(({ item }) => item?.toString('hex') ?? ''))]
  const keys = withOrders.map((hex) => Buffer.from(hex, 'hex'))
  await refreshItemOrders(transaction, keys, now)
  await refreshOwnershipOrders(transaction, keys, now)
  const touched = orders.filter((order) => {
    const result = changed.get(order.item?.toString('hex') ?? '')
    const { isListing } = sideOf(order)
    return isListing && result !== undefined && hasChanged(result, order.maker.toString('hex'))
  })
  jobs.push(...touched.map(({ id }) => orderCheckJob(id)))
}

/** Returns true if a wallet's holdings changed; after a fold from all activities, every wallet's may have. */
function hasChanged({ touched, isAnew }: FoldResult, wallet: string): boolean {
  return isAnew || touched.changes.some(({ from, to }) => from === wallet || to === wallet)
}
