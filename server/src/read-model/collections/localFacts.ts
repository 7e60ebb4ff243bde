import { type Moderation, moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { shortUrlsOfCollections } from '../users/shortUrlsOf.ts'
import { type CollectionSettings, collectionSettings } from './collectionSettings.ts'

/** Facts about a collection that are not on chain: operators' decisions, and what the owner has set here. */
export interface LocalFacts {
  readonly moderation: Moderation
  readonly settings: CollectionSettings
  readonly shortUrl: string | undefined
}

/** Returns a lookup for off-chain facts by collection key. */
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
