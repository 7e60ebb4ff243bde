import type { CollectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { SearchableCollection } from '../schemas/searchable.ts'
import { amountOf } from './amount.ts'
import { tokenStatisticsOf } from './tokenStatistics.ts'

/** Builds a collection for searches, with its owner's settings. */
export function searchableCollectionOf(
  collection: CollectionModel,
  facts: CollectionFacts,
): SearchableCollection {
  const { moderation, settings, statistics } = facts
  const { id, blockchain, owner, meta, version } = collection
  return {
    id,
    blockchain,
    name: settings.name ?? collection.name,
    keywords: settings.keywords,
    tags: [...(settings.tags ?? meta?.tags ?? [])],
    owner: owner === undefined ? undefined : { id: owner },
    blacklisted: moderation.blacklisted,
    verified: moderation.verified,
    indexable: !moderation.unlisted,
    showInRanking: !moderation.unlisted,
    multiple: collection.type === 'ERC1155',
    size: statistics.items,
    statistics: statisticsOf(facts),
    hasRewards: false,
    hasCommunityMarketplace: false,
    version,
  }
}

/** Leaves out volumes without a known US dollar value. */
function statisticsOf({ statistics, volumes }: CollectionFacts) {
  const { floor } = statistics
  const known = tokenStatisticsOf(statistics, volumes)
  return {
    floorPrices: floor && [{ value: amountOf(floor.value), currencyId: floor.currency }],
    totalVolume: known?.totalVolume,
    unpricedSales: statistics.unpricedSales,
    unpricedSalesUsd: statistics.unpricedSalesUsd,
    volumes: known?.volumes ?? [],
  }
}
