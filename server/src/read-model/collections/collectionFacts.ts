import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import { type Moderation, moderationOf } from '../moderation/moderationOf.ts'
import type { Reader } from '../reader.ts'
import { shortUrlsOfCollections } from '../short-urls/shortUrlsOf.ts'
import { type GlobalStatisticsModel, globalStatistics } from '../statistics/globalStatistics.ts'
import { type PeriodVolume, volumesByPeriod } from '../statistics/volumesByPeriod.ts'
import { type CollectionSettings, collectionSettings } from './collectionSettings.ts'

/** Facts about a collection that are in other tables. */
export interface CollectionFacts {
  readonly statistics: GlobalStatisticsModel
  readonly volumes: readonly PeriodVolume[]
  readonly moderation: Moderation
  readonly settings: CollectionSettings
  readonly shortUrl: string | undefined
}

/** Facts of collections by their ids; those that are not known are left out. */
export async function collectionFacts(
  reader: Reader,
  ids: readonly CollectionIdParts[],
): Promise<ReadonlyMap<string, CollectionFacts>> {
  const keys = ids.map(collectionKey)
  const [statistics, volumesOf, moderationOfKey, settingsOf, shortUrlOf] = await Promise.all([
    globalStatistics(reader, ids),
    volumesByPeriod(reader, keys),
    moderationOf(reader, keys),
    collectionSettings(reader, keys),
    shortUrlsOfCollections(reader, keys),
  ])
  const known = new Map(statistics.map((each) => [each.id, each]))
  return new Map(
    ids.flatMap((parts) => {
      const [id, key] = [formatCollectionId(parts), collectionKey(parts)]
      const own = known.get(id)
      if (own === undefined) return []
      const facts = {
        statistics: own,
        volumes: volumesOf(key),
        moderation: moderationOfKey(key),
        settings: settingsOf(key),
        shortUrl: shortUrlOf(key),
      }
      return [[id, facts]]
    }),
  )
}
