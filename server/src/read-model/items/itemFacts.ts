import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { distinctKeys, keyText } from '../../database/keys/index.ts'
import { rowsByKeys } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'
import type { ItemPlace } from './marketItemVersions.ts'

/** An item, and the owner whose marks to read; undefined = read no marks. */
export interface MarkedItem extends ItemPlace {
  readonly owner?: Buffer | undefined
}

/** Facts about an item from users, pages and operators. */
export interface ItemFacts {
  /** Number of users who like it. */
  readonly likes: number
  /** True if there is content for owners only. */
  readonly isLocked: boolean
  /** True if a page could show its content; undefined = not reported yet. */
  readonly hasContent: boolean | undefined
  /** True if operators verified it or its whole collection; the next two work alike. */
  readonly verified: boolean
  readonly blacklisted: boolean
  /** True if lists leave it out. */
  readonly unlisted: boolean
  /** True if the owner hides it. */
  readonly isHidden: boolean
  /** When the owner pinned it; undefined = not pinned. */
  readonly pinnedAt: string | undefined
}

/** Reads named facts in one query: separate queries would take longer than reading the rows. */
const factRows = rowsByKeys((reader, items, subjects, owners) =>
  reader
    .selectFrom('likes')
    .select(['item as subject', NOBODY.as('owner'), fact('LIKES').as('fact')])
    .select(sql<string>`count(*)`.as('value'))
    .where('item', '=', anyOf(items))
    .groupBy('item')
    .unionAll(
      reader
        .selectFrom('locks')
        .select(['item as subject', NOBODY.as('owner'), fact('LOCKED').as('fact')])
        .select(sql<string>`1`.as('value'))
        .where('item', '=', anyOf(items)),
    )
    .unionAll(
      reader
        .selectFrom('content_availability')
        .select(['item as subject', NOBODY.as('owner'), fact('CONTENT').as('fact')])
        .select(sql<string>`is_available::integer`.as('value'))
        .where('item', '=', anyOf(items)),
    )
    .unionAll(
      reader
        .selectFrom('moderations')
        .select(['subject', NOBODY.as('owner'), 'decision as fact'])
        .select(sql<string>`1`.as('value'))
        .where('subject', '=', anyOf(subjects))
        .where('undone_at', 'is', null)
        // Badges count once they are approved, other decisions at once.
        .where(sql<boolean>`coalesce(status, 'APPROVED') = 'APPROVED'`),
    )
    .unionAll(
      reader
        .selectFrom('ownership_marks')
        .select(['item as subject', 'owner', 'mark as fact'])
        .select(sql<string>`(extract(epoch from created_at) * 1000)::bigint`.as('value'))
        // Returns extra rows if an owner has several of the items.
        .where('item', '=', anyOf(items))
        .where('owner', '=', anyOf(owners)),
    ),
)

const NOBODY = sql<Buffer>`''::bytea`

const fact = (name: string) => sql<string>`${sql.lit(name)}::text`

/** Reads facts about items. Likes are counted on each call. */
export async function itemFacts(
  reader: Reader,
  items: readonly MarkedItem[],
): Promise<(item: MarkedItem) => ItemFacts> {
  const rows = await factRows(
    reader,
    items.map(({ item }) => item),
    distinctKeys(items.flatMap(({ item, collection }) => [item, collection])),
    distinctKeys(items.flatMap(({ owner }) => owner ?? [])),
  )
  const bySubject = groupBy(rows, ({ subject }) => keyText(subject))
  return ({ item, collection, owner }) => {
    const own = bySubject.get(keyText(item)) ?? []
    const decisions = [...own, ...(bySubject.get(keyText(collection)) ?? [])]
    const isDecided = (decision: string) => decisions.some(({ fact }) => fact === decision)
    const factOf = (name: string) => valueIn(own.find(({ fact }) => fact === name))
    const markOf = (mark: string) =>
      valueIn(own.find((row) => row.fact === mark && owner?.equals(row.owner)))
    const [hasContent, pinnedAt] = [factOf('CONTENT'), markOf('PIN')]
    return {
      likes: factOf('LIKES') ?? 0,
      isLocked: factOf('LOCKED') !== undefined,
      hasContent: hasContent === undefined ? undefined : hasContent === 1,
      verified: isDecided('VERIFIED'),
      blacklisted: isDecided('BLACKLIST'),
      unlisted: isDecided('UNLIST'),
      isHidden: markOf('HIDE') !== undefined,
      pinnedAt: pinnedAt === undefined ? undefined : new Date(pinnedAt).toISOString(),
    }
  }
}

const valueIn = (row: { readonly value: string } | undefined): number | undefined =>
  row && Number(row.value)
