import { parseItemId } from '@mintline/core/identifiers'
import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import { itemKey } from '../../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../../database/page/pagedList.ts'
import { readSections } from '../../../database/page/readPage.ts'
import type { DB } from '../../../database/tables.ts'
import type { Reader } from '../../reader.ts'
import { type SortOrder, type SortSection, sortColumns } from '../../search/sections.ts'
import { firstSmallResult, pageOfSmallResult, type Seed } from '../../smallResults.ts'
import { itemConditions } from './itemConditions.ts'
import { type ItemSort, itemOrder } from './itemOrder.ts'
import { seedOfFew } from './itemScope.ts'
import type { ItemSearch } from './itemSearch.ts'
import { isInRanks } from './rankConditions.ts'

/**
 * Returns the keys of items that meet all conditions, in sort order. Finds and sorts small result sets first; otherwise
 * walks an index in this order, with the conditions as filter.
 */
export async function searchItems(
  reader: Reader,
  search: ItemSearch,
  sort: ItemSort,
  request: PageRequest,
): Promise<Page<Buffer>> {
  const conditions = await itemConditions(reader, search)
  const { where, walked, seeds, scopes } = conditions
  const order = await itemOrder(reader, sort, search, conditions)
  const { walk } = order
  const list = listOf(order)
  const seedsOf = ({ seed, isSmallResult }: SortSection): Seed[] =>
    seed
      ? [{ rows: reader.selectFrom('items').where(seed), ...(isSmallResult && { parts: [] }) }]
      : []
  const sectionsOf = (sections: readonly SortSection[], few: QueryCreator<DB> | undefined) =>
    sections.map((section) => ({
      leading: section.leading,
      last: section.last,
      end: section.end,
      branches: async () => {
        const base = few ?? (await firstSmallResult(reader, 'items', seedsOf(section)))
        const rows = besideItems((base ?? reader).selectFrom('items'), section)
          .$if(search.ranks !== undefined, (items) =>
            items.leftJoin('rarity_ranks', (join) =>
              join
                .onRef('rarity_ranks.item', '=', 'items.id')
                .onRef('rarity_ranks.collection', '=', 'items.collection'),
            ),
          )
          .selectAll('items')
          .select(sortColumns(order, section))
          .select([
            (section.changedAt ?? CHANGED_AT).as('changed_at'),
            (section.id ?? ID).as('key'),
          ])
          .$castTo<{ readonly key: Buffer }>()
          .where(section.where)
          .where(search.ranks ? isInRanks(search.ranks) : sql<boolean>`true`)
        const filter = section.filter ?? sql<boolean>`true`
        const found = (items: typeof rows) => reader.selectFrom(items.as('found'))
        if (scopes.length === 0) return []
        // Selecting all columns would make PostgreSQL sort and send them, even for a few rows.
        const names = list.keys.map(({ column }) =>
          sql.ref(column).as(column.slice('found.'.length)),
        )
        return base
          ? [
              found(rows.where(where).where(filter))
                .select(names)
                .$castTo<{ readonly key: Buffer }>(),
            ]
          : scopes.map((scope) => ({
              rows: found(rows.where(scope)).selectAll(),
              table: 'items' as const,
              filter: sql<boolean>`(${walked} and ${filter})`,
            }))
      },
    }))
  const read = (few: QueryCreator<DB> | undefined) =>
    readSections(
      reader,
      list,
      request,
      few === undefined && walk
        ? async (after) => sectionsOf(await walk(after), few)
        : sectionsOf(order.sections, few),
    )
  const found =
    scopes.length === 0 ? [] : [...seeds, ...(walk ? await seedOfFew(reader, conditions) : [])]
  const page =
    order.sections.length > 1
      ? // Otherwise, each section would search again.
        await read(await firstSmallResult(reader, 'items', found))
      : await pageOfSmallResult(reader, 'items', found, read)
  return withEntries(
    page,
    page.entries.map(({ key }) => key),
  )
}

const CHANGED_AT = sql.ref<Date>('items.updated_at')
const ID = sql.ref<Buffer>('items.id')

/** Joins items with a section's additional rows. */
const besideItems = (
  items: SelectQueryBuilder<DB, 'items', object>,
  { beside }: SortSection,
): SelectQueryBuilder<DB, 'items', object> =>
  beside
    ? (items.innerJoin(beside.as('beside'), 'beside.id', 'items.id') as unknown as typeof items)
    : items

function listOf({ name, direction, keys }: SortOrder): PagedList {
  return {
    name,
    direction,
    keys: [
      ...keys,
      { column: 'found.changed_at', kind: 'time' },
      { column: 'found.key', kind: 'bytes' },
    ],
    ...(keys.length === 0 && { readId: (id: string) => [itemKey(parseItemId(id))] }),
  }
}
