import { parseItemId } from '@mintline/core/identifiers'
import { type QueryCreator, sql } from 'kysely'
import { itemKey } from '../../../database/keys/index.ts'
import type { Page, PagedList, PageRequest } from '../../../database/page/pagedList.ts'
import { readSections } from '../../../database/page/readPage.ts'
import type { DB } from '../../../database/tables.ts'
import { firstFew, pageOfFew, type Seed } from '../../few.ts'
import type { Reader } from '../../reader.ts'
import { type SortOrder, type SortSection, sortColumns } from '../../search/sections.ts'
import { itemsOf } from '../itemList.ts'
import type { ItemModel } from '../itemModel.ts'
import { itemConditions } from './itemConditions.ts'
import { type ItemSort, itemOrder } from './itemOrder.ts'
import type { ItemSearch } from './itemSearch.ts'
import { isRanked, rankedItems } from './rankedItems.ts'

/**
 * Items that meet all conditions, in an order. What few items meet is found first and sorted; otherwise an index in this
 * order is walked, with the conditions as filter.
 */
export async function searchItems(
  reader: Reader,
  search: ItemSearch,
  sort: ItemSort,
  request: PageRequest,
): Promise<Page<ItemModel>> {
  const { where, walked, seeds, scopes, nameWords } = await itemConditions(reader, search)
  const order = itemOrder(sort, search, nameWords)
  const seedsOf = ({ seed }: SortSection): Seed[] =>
    seed ? [{ rows: reader.selectFrom('items').where(seed) }] : []
  const sectionsOf = (few: QueryCreator<DB> | undefined) =>
    order.sections.map((section) => ({
      leading: section.leading,
      branches: async () => {
        const base = few ?? (await firstFew(reader, 'items', seedsOf(section)))
        const rows = (base ?? reader)
          .selectFrom('items')
          .select(sortColumns(order, section))
          .select(['items.updated_at', 'items.id'])
          .$castTo<{ readonly id: Buffer }>()
          .where(base ? where : walked)
          .where(section.where)
          .where(search.rarity ? isRanked(search.rarity) : sql<boolean>`true`)
        const parts = base ? [rows] : scopes.map((scope) => rows.where(scope))
        return scopes.length === 0
          ? []
          : parts.map((part) => reader.selectFrom(part.as('found')).selectAll())
      },
    }))
  const read = (few: QueryCreator<DB> | undefined) =>
    readSections(reader, listOf(order), request, sectionsOf(few))
  const page = search.rarity
    ? await read(rankedItems(reader, search.rarity))
    : await pageOfFew(reader, 'items', scopes.length === 0 ? [] : seeds, read)
  return itemsOf(reader, page)
}

function listOf({ name, direction, keys }: SortOrder): PagedList {
  return {
    name,
    direction,
    keys: [
      ...keys,
      { column: 'found.updated_at', kind: 'time' },
      { column: 'found.id', kind: 'bytes' },
    ],
    ...(keys.length === 0 && { readId: (id: string) => [itemKey(parseItemId(id))] }),
  }
}
