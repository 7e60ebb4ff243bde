import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SortValue } from '../../../database/page/pagedList.ts'
import type { Reader } from '../../reader.ts'
import { byValue, NONE, type SortOrder, type SortSection } from '../../search/sections.ts'
import {
  hasValueOf,
  isLarge,
  nextValues,
  sortValue,
  type TraitSort,
  type ValueGroup,
} from '../../traits/traitValues.ts'
import type { ItemScope } from './itemScope.ts'

/** Items in the first part of the values, and the growth factor for each next part. */
const [FIRST, FACTOR] = [100, 5]

/**
 * Sorts by a trait's first value; items without one come last. No index has this order: if many items meet the
 * conditions, a page takes the next values from the collections' counts, and finds the items that have them.
 *
 * @param isCounted - false for burned items, which counts leave out: many of them are sorted by their last change
 */
export function byTrait(
  reader: Reader,
  name: string,
  sort: TraitSort,
  { scope, collections = [] }: Pick<ItemScope, 'scope' | 'collections'>,
  isCounted: boolean,
): SortOrder {
  // Keys may be too long for page tokens.
  const digest = createHash('sha256').update(sort.key).digest('hex').slice(0, 16)
  const { order = 'ASC', type = 'TEXT' } = sort
  const kind = type === 'NUMERIC' ? 'decimal' : 'text'
  const isUp = order === 'ASC'
  const [first, last] = isUp ? [0n, 1n] : [1n, 0n]
  // What follows all items that have a value.
  const [endTime, endKey] = isUp
    ? [new Date('9999-12-31'), Buffer.of(0xff)]
    : [new Date(0), Buffer.of(0)]
  const value = sortValue(sort)
  const sorted = byValue(`${name}.${type}.${order}.${digest}`, isUp ? 'asc' : 'desc', kind, value)
  const without: SortSection = {
    leading: [last, NONE[kind]],
    values: [],
    where: sql`true`,
    ...(isCounted && { filter: sql`${value} is null` }),
  }
  const sectionOf = (groups: readonly ValueGroup[]): SortSection => ({
    leading: [first],
    values: [value],
    where: hasValueOf(sort, groups),
    seed: sql`(${scope} and items.traits && ${groups.flatMap(({ pairs }) => pairs)}::text[])`,
    isSmallResult: true,
  })
  const walk = async (after: readonly SortValue[] | undefined): Promise<SortSection[]> => {
    if (!isCounted || after?.[0] === last) return [without]
    const isAfter = after !== undefined && endKey.equals(keyOf(after))
    const from = after?.[1] as string | undefined
    const { groups, hasMore } = await nextValues(reader, collections, sort, from, isAfter)
    const [only] = groups
    const sections: SortSection[] =
      only && isLarge(only)
        ? [
            {
              leading: [first, only.value],
              values: [],
              where: sql`true`,
              filter: hasValueOf(sort, [only]),
            },
          ]
        : partsOf(groups).map(sectionOf)
    const [final] = sections.splice(-1)
    const reached = groups.at(-1)?.value ?? ''
    if (final === undefined) return [without]
    if (!hasMore) return [...sections, final, without]
    return [...sections, { ...final, end: [first, reached, endTime, endKey] }]
  }
  return { ...sorted, walk }
}

const keyOf = (values: readonly SortValue[]): Buffer => values.at(-1) as Buffer

/** Splits values into parts whose items are few at first and then more. */
function partsOf(groups: readonly ValueGroup[]): (readonly ValueGroup[])[] {
  const parts: ValueGroup[][] = []
  let [size, items] = [FIRST, Number.POSITIVE_INFINITY]
  for (const group of groups) {
    if (items >= size) {
      if (parts.length > 0) size *= FACTOR
      parts.push([])
      items = 0
    }
    parts.at(-1)?.push(group)
    items += group.items
  }
  return parts
}
