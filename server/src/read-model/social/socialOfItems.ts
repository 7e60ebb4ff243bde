import { parseItemId } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Facts about an item that come from users and pages. */
export interface SocialItem {
  /** Users who like it. */
  readonly likes: number
  /** True if there is content for those who own it. */
  readonly isLocked: boolean
  /** True if a page could show its content; undefined = none has told. */
  readonly hasContent: boolean | undefined
}

/** Facts with their names, by one query: each query of its own would take longer than its rows. */
const factRows = rowsByKeys((reader, liked, locked, told) =>
  reader
    .selectFrom('likes')
    .select(['item', fact('likes').as('fact'), sql<string>`count(*)`.as('value')])
    .where('item', '=', anyOf(liked))
    .groupBy('item')
    .unionAll(
      reader
        .selectFrom('locks')
        .select(['item', fact('isLocked').as('fact'), sql<string>`1`.as('value')])
        .where('item', '=', anyOf(locked)),
    )
    .unionAll(
      reader
        .selectFrom('content_availability')
        .select(['item', fact('hasContent').as('fact')])
        .select(sql<string>`is_available::integer`.as('value'))
        .where('item', '=', anyOf(told)),
    ),
)

const fact = (name: keyof SocialItem) => sql<keyof SocialItem>`${sql.lit(name)}::text`

/** Facts about items that come from users and pages, by their ids. Likes are counted now. */
export async function socialOfItems(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => SocialItem> {
  const items = ids.map((id) => itemKey(parseItemId(id)))
  const rows = await factRows(reader, items, items, items)
  const facts = new Map(rows.map((row) => [`${row.fact} ${itemIdOf(row.item)}`, Number(row.value)]))
  return (id) => {
    const hasContent = facts.get(`hasContent ${id}`)
    return {
      likes: facts.get(`likes ${id}`) ?? 0,
      isLocked: facts.has(`isLocked ${id}`),
      hasContent: hasContent === undefined ? undefined : hasContent === 1,
    }
  }
}
