import { type Moderation, moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { shortUrlsOfCollections } from '../short-urls/shortUrlsOf.ts'
import { type CollectionSettings, collectionSettings } from './collectionSettings.ts'

/** Facts about a collection that no chain tells: decisions of operators, and what the owner gave it here. */
export interface LocalFacts {
  readonly moderation: Moderation
  readonly settings: CollectionSettings
  readonly shortUrl: string | undefined
}

/** Facts about some collections that no chain tells, by their keys. */
export async function localFacts(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<(key: Buffer) => LocalFacts> {
  const [moderation, settings, shortUrl] = await Promise.all([
    moderationOf(reader, keys),
    collectionSettings(reader, keys),
    shortUrlsOfCollections(reader, keys),
  ])
  return (key) => ({
    moderation: moderation(key),
    settings: settings(key),
    shortUrl: shortUrl(key),
  })
}
