import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { collectionKey, keyText } from '../../database/keys/index.ts'
import { type Moderation, moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { type GlobalStatisticsModel, globalStatistics } from '../statistics/globalStatistics.ts'
import { type PeriodVolume, volumesByPeriod } from '../statistics/volumes.ts'
import { shortUrlsOfCollections } from '../users/users.ts'

/** Facts about a collection from other tables. */
export interface CollectionFacts extends LocalFacts {
  readonly statistics: GlobalStatisticsModel
  readonly volumes: readonly PeriodVolume[]
}

/** Reads facts by collection id; unknown collections are left out. */
export async function collectionFacts(
  reader: Reader,
  ids: readonly CollectionIdParts[],
): Promise<ReadonlyMap<string, CollectionFacts>> {
  const keys = ids.map(collectionKey)
  const [statistics, volumesOf, localFactsOf] = await Promise.all([
    globalStatistics(reader, ids),
    volumesByPeriod(reader, keys),
    localFacts(reader, keys),
  ])
  const known = new Map(statistics.map((each) => [each.id, each]))
  return new Map(
    ids.flatMap((parts) => {
      const [id, key] = [formatCollectionId(parts), collectionKey(parts)]
      const own = known.get(id)
      if (own === undefined) return []
      return [[id, { statistics: own, volumes: volumesOf(key), ...localFactsOf(key) }]]
    }),
  )
}

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

/** Texts and pictures that the owner has set here; undefined = use those from the chain and the metadata. */
interface CollectionSettings {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** Picture URLs. */
  readonly cover?: string | undefined
  readonly picture?: string | undefined
  /** URLs by name. */
  readonly links?: Readonly<Record<string, string>> | undefined
  readonly tags?: readonly string[] | undefined
}

/** Returns a lookup for settings by collection key. */
async function collectionSettings(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<(key: Buffer) => CollectionSettings> {
  if (keys.length === 0) return () => ({})
  const rows = await reader
    .selectFrom('collection_settings')
    .selectAll()
    .where('collection', '=', anyOf(keys))
    .execute()
  const byKey = new Map(
    rows.map((row) => {
      const settings: CollectionSettings = {
        name: row.name ?? undefined,
        description: row.description ?? undefined,
        keywords: row.keywords ?? undefined,
        cover: row.cover ?? undefined,
        picture: row.picture ?? undefined,
        links: (row.links ?? undefined) as CollectionSettings['links'],
        tags: row.tags ?? undefined,
      }
      return [keyText(row.collection), settings]
    }),
  )
  return (key) => byKey.get(keyText(key)) ?? {}
}
