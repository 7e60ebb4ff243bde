import type { ShortUrlType } from '@mintline/core/enumerations/marketplace'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A short URL and its target. */
export interface ShortUrlModel {
  readonly url: string
  readonly type: ShortUrlType
  /** User or collection id. */
  readonly target: string
  /** User who set it. */
  readonly owner: string
  readonly createdAt: Date
}

/** Returns a short URL's target; undefined = unassigned. */
export async function shortUrl(reader: Reader, url: string): Promise<ShortUrlModel | undefined> {
  const row = await reader
    .selectFrom('short_urls')
    .select(['url', 'user_id', 'collection', 'owner', 'created_at'])
    .where('url', '=', url)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { owner, created_at: createdAt } = row
  return row.collection
    ? { url, type: 'COLLECTION', target: collectionIdOf(row.collection), owner, createdAt }
    : { url, type: 'USER', target: row.user_id ?? '', owner, createdAt }
}
