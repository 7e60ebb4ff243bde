import { parseItemId } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
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

const NOTHING: SocialItem = { likes: 0, isLocked: false, hasContent: undefined }

/** Facts about items that come from users and pages, by their ids. Likes are counted now. */
export async function socialOfItems(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => SocialItem> {
  if (ids.length === 0) return () => NOTHING
  const items = ids.map((id) => itemKey(parseItemId(id)))
  const [likes, locks, told] = await Promise.all([
    reader
      .selectFrom('likes')
      .select(({ fn }) => ['item', fn.countAll().as('count')])
      .where('item', '=', anyOf(items))
      .groupBy('item')
      .execute(),
    reader.selectFrom('locks').select('item').where('item', '=', anyOf(items)).execute(),
    reader
      .selectFrom('content_availability')
      .select(['item', 'is_available'])
      .where('item', '=', anyOf(items))
      .execute(),
  ])
  const counts = new Map(likes.map(({ item, count }) => [itemIdOf(item), Number(count)]))
  const locked = new Set(locks.map(({ item }) => itemIdOf(item)))
  const contents = new Map(told.map((row) => [itemIdOf(row.item), row.is_available]))
  return (id) => ({
    likes: counts.get(id) ?? 0,
    isLocked: locked.has(id),
    hasContent: contents.get(id),
  })
}
