import { sql } from 'kysely'
import { keyText } from '../../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../../database/page/pagedList.ts'
import { readPage } from '../../../database/page/readPage.ts'
import type { Shown } from '../../../json/kept.ts'
import type { Reader } from '../../reader.ts'
import { firstSmallResult } from '../../smallResults.ts'
import { traitValue } from '../../traits/traitSql.ts'
import type { ItemModel } from '../itemModel.ts'
import { shownItems } from '../shownItems.ts'
import { itemConditions } from './itemConditions.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Items that share some trait values. */
export interface DuplicatedItem {
  /** These traits, each with the shared value. */
  readonly traitGroups: { readonly key: string; readonly value: string }[]
  /** Number of items, at least two. */
  readonly count: number
  /** One of the items. */
  readonly item: Shown<ItemModel>
}

const LIST: PagedList = {
  name: 'items.duplicates',
  direction: 'desc',
  keys: [
    { column: 'found.count', kind: 'integer' },
    { column: 'found.digest', kind: 'bytes' },
  ],
}

/**
 * Returns groups of items that meet all conditions and share values for these traits, the largest groups first. Skips
 * items that lack one of the traits. If a trait has several values, the first one counts.
 */
export async function duplicatedItems(
  reader: Reader,
  search: ItemSearch,
  traits: readonly string[],
  request: PageRequest,
): Promise<Page<DuplicatedItem>> {
  const keys = [...new Set(traits)]
  const { where, seeds, scopes } = await itemConditions(reader, search)
  const isNothing = keys.length === 0 || scopes.length === 0
  const few = isNothing ? undefined : await firstSmallResult(reader, 'items', seeds)
  const items = (few ?? reader)
    .selectFrom('items')
    .select(['items.id', sql<string[]>`array[${sql.join(keys.map(traitValue))}]`.as('shared')])
    .where(where)
  const groups = reader
    .selectFrom(items.as('valued'))
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      // Values may be too long for page tokens.
      sql<Buffer>`sha256(convert_to(array_to_string(shared, chr(31)), 'UTF8'))`.as('digest'),
      'valued.shared',
      // Before PostgreSQL 18, min() does not take bytea.
      sql<string>`min(encode(valued.id, 'hex') collate "C")`.as('sample'),
    ])
    .where(sql<boolean>`array_position(shared, null) is null`)
    .groupBy('valued.shared')
    .having(sql<boolean>`count(*) > 1`)
  const branch = reader.selectFrom(groups.as('found')).selectAll()
  const page = await readPage(reader, LIST, request, isNothing ? [] : [branch])
  const keyOf = ({ sample }: { readonly sample: string }) => Buffer.from(sample, 'hex')
  const samples = await shownItems(reader, page.entries.map(keyOf))
  return withEntries(
    page,
    page.entries.flatMap((entry) => {
      const { shared, count } = entry
      const item = samples.get(keyText(keyOf(entry)))
      if (item === undefined) return []
      const traitGroups = keys.map((key, place) => ({ key, value: shared[place] ?? '' }))
      return [{ traitGroups, count: Number(count), item }]
    }),
  )
}
