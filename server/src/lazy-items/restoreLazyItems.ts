import type { Kysely } from 'kysely'
import { keepCounts } from '../database/counts/keepCounts.ts'
import type { DB } from '../database/tables.ts'
import { insertLazyItems, insertRegistrations } from './insertLazyItems.ts'
import type { LazyItem } from './lazyItem.ts'
import { lazyItemRow } from './lazyItemRow.ts'

/** A registration from another database. */
export interface RestoredLazyItem {
  readonly item: LazyItem
  readonly createdAt: Date
  /** Undefined = its creators have not burned it. */
  readonly burnedAt?: Date
}

/**
 * Inserts registrations from another database, minted or not, and updates everything that depends on them. An existing
 * registration keeps its contents. If a collection is not known yet, ingest writes its items together with it. No
 * contract is asked: that happened at registration.
 */
export async function restoreLazyItems(
  writer: Kysely<DB>,
  restored: readonly RestoredLazyItem[],
): Promise<void> {
  const rows = new Map(
    restored.map(({ item, createdAt, burnedAt = null }) => {
      const row = { ...lazyItemRow(item), created_at: createdAt, burned_at: burnedAt }
      return [row.item.toString('hex'), row] as const
    }),
  )
  const known = await knownCollections(
    writer,
    [...rows.values()].map(({ collection }) => collection),
  )
  const stored = await storedAlike(
    writer,
    [...rows.values()].map(({ item }) => item),
  )
  const missing = [...rows.values()].filter((row) => !stored.has(nameOf(row)))
  const isKnown = ({ collection }: (typeof missing)[number]) =>
    known.has(collection.toString('hex'))
  const items = missing.filter(isKnown)
  const later = missing.filter((row) => !isKnown(row))
  const holders = items.flatMap(({ item, creators: [owner], collection }) =>
    owner === undefined ? [] : [{ item, owner, collection }],
  )
  await writer.transaction().execute(async (transaction) => {
    await keepCounts(transaction, { items, holders }, () =>
      insertLazyItems(transaction, items, new Date()),
    )
    await insertRegistrations(transaction, later)
  })
}

async function knownCollections(
  writer: Kysely<DB>,
  collections: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const found = await writer
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', collections)
    .execute()
  return new Set(found.map(({ id }) => id.toString('hex')))
}

/** Returns registrations that are already stored together with their items, and equally burned or not. */
async function storedAlike(
  writer: Kysely<DB>,
  items: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const found = await writer
    .selectFrom('lazy_items')
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'lazy_items.item')
        .onRef('items.collection', '=', 'lazy_items.collection'),
    )
    .select(['item', 'burned_at'])
    .where('item', 'in', items)
    .execute()
  return new Set(found.map(nameOf))
}

const nameOf = ({ item, burned_at }: { readonly item: Buffer; readonly burned_at: Date | null }) =>
  `${item.toString('hex')} ${burned_at === null ? 'lives' : 'burned'}`
