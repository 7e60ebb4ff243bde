import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { type Insertable, type Kysely, sql } from 'kysely'
import { itemKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { Collections, DB, Items } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { splitBatch } from '../../src/ingest/apply/splitBatch.ts'
import type { PlacedActivity } from '../../src/ingest/batch.ts'
import type { ItemChange } from '../../src/ingest/itemActivity.ts'
import { STORED } from './_rows.ts'

/** An item's change, with its place. */
export interface Change extends Partial<ItemChange> {
  readonly type: ItemChange['type']
  readonly at: Date
  readonly block: bigint
}

/** An item and its changes. */
export interface ItemFixture {
  readonly item: ItemParts
  readonly collection: CollectionIdParts
  readonly changes: readonly Change[]
  /** Columns that the changes do not set. */
  readonly values?: Partial<Insertable<Items>>
}

/** Writes collections. */
export async function writeCollections(
  { write }: Pools,
  rows: readonly Insertable<Collections>[],
): Promise<void> {
  await write.insertInto('collections').values(rows).execute()
}

/** Writes items with ownerships and activities like ingest, except that all were stored long ago. */
export async function writeItems({ write }: Pools, items: readonly ItemFixture[]): Promise<void> {
  for (const blockchain of new Set(items.map(({ item }) => item.blockchain))) {
    const activities = items.flatMap((each) =>
      each.item.blockchain === blockchain ? activitiesOf(each) : [],
    )
    const batch = { blockchain, activities, collections: [], items: [] }
    for (const part of splitBatch(batch)) await applyBatch(write, part)
  }
  const keys = items.map(({ item }) => itemKey(item))
  const stored = { db_updated_at: STORED }
  await write.updateTable('items').set(stored).where('id', 'in', keys).execute()
  await write.updateTable('ownerships').set(stored).where('item', 'in', keys).execute()
  await write.updateTable('activities').set(stored).where('item', 'in', keys).execute()
  for (const { values, keys: alike } of withValues(items)) {
    await write.updateTable('items').set(values).where('id', 'in', alike).execute()
  }
  await countWallets(write)
}

/** Counts what wallets hold and created anew, after changes to items or ownerships that ingest does not make. */
export async function countWallets(database: Kysely<DB>): Promise<void> {
  await database.deleteFrom('collection_wallets').execute()
  await sql`
    insert into collection_wallets (collection, role, wallet, item_count)
    select collection, 'OWNER', owner, count(*) from ownerships
    where value + lazy_value > 0 group by collection, owner
    union all
    select collection, 'CREATOR', creator, count(distinct id) from items cross join unnest(creators) as creator
    where not deleted group by collection, creator`.execute(database)
}

/** Counts traits anew, after changes to items that ingest does not make. */
export async function countTraits(database: Kysely<DB>): Promise<void> {
  await database.deleteFrom('collection_traits').execute()
  await sql`
    insert into collection_traits (collection, key, value, item_count, listed_count)
    select collection, split_part(trait, chr(31), 1), split_part(trait, chr(31), 2), count(*), count(sell_order)
    from items cross join unnest(traits) as trait
    where not deleted group by 1, 2, 3`.execute(database)
}

function activitiesOf({ item, collection, changes }: ItemFixture): PlacedActivity[] {
  return changes.map(
    ({ type, from, to, value = 1n, purchase = false, at: time, block: number }, index) => ({
      item,
      collection: collection.contract,
      type,
      from,
      to,
      value,
      purchase,
      transaction: `${itemKey(item).toString('hex')}.${index}`,
      index: 0,
      mintPrice: undefined,
      block: { number, hash: Buffer.alloc(32, Number(number % 256n)), time },
    }),
  )
}

/** Groups item keys by equal columns. */
function withValues(items: readonly ItemFixture[]) {
  const groups = new Map<string, { values: Partial<Insertable<Items>>; keys: Buffer[] }>()
  for (const { item, values } of items) {
    if (values === undefined) continue
    const name = JSON.stringify(values)
    const group = groups.get(name) ?? { values, keys: [] }
    group.keys.push(itemKey(item))
    groups.set(name, group)
  }
  return groups.values()
}
