import type { ShortUrlType } from '@mintline/core/enumerations/marketplace'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A short URL and what it stands for. */
export interface ShortUrlModel {
  readonly url: string
  readonly type: ShortUrlType
  /** Id of the user or the collection. */
  readonly target: string
  /** User who set it. */
  readonly owner: string
  readonly createdAt: Date
}

/** The target of a short URL; undefined = it has none. */
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
