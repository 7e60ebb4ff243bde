import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { type GlobalStatisticsModel, globalStatistics } from '../statistics/globalStatistics.ts'
import { type PeriodVolume, volumesByPeriod } from '../statistics/volumesByPeriod.ts'
import { type LocalFacts, localFacts } from './localFacts.ts'

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
