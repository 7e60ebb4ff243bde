import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import {
  searchCollections,
  searchCollectionsByVolume,
} from '../../read-model/collections/collectionLists.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { CollectionSearch } from '../../read-model/collections/collectionSearch.ts'
import type { Page } from '../../read-model/page.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { CollectionFilter, CollectionPageRequest } from '../collections/searchSchemas.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { pageRequest } from '../pageRequest.ts'
import { BOARD_PERIODS } from '../statistics/models.ts'
import { blockchainsFor } from './filters.ts'

/** Returns the period whose sales a filter counts. Default: all sales. */
export const periodFor = ({ period = 'TOTAL' }: CollectionFilter): LeaderboardPeriod =>
  BOARD_PERIODS[period]

/** Builds the search for a collection filter. The searching user makes no difference. */
export function collectionSearchFor(filter: CollectionFilter): CollectionSearch {
  const { text, owner, ownerAddresses, currency, floorPriceCurrency } = filter
  const unit = currency === 'NATIVE' ? 'COINS' : 'USD'
  // Unlisted collections are in no ranking, all others are. No collection has rewards or its own marketplace.
  const isNothing =
    filter.hasRewards || filter.hasCommunityMarketplace || filter.showInRanking === false
  return {
    text,
    blockchains: isNothing ? [] : blockchainsFor(filter.blockchains, filter.showcaseListedFilter),
    owners: oneAndOthers(owner, ownerAddresses),
    market: {
      isVerified: filter.verifiedOnly || undefined,
      isMultiple: filter.multiple,
      tags: filter.tags,
      size: { from: filter.minSize, to: filter.maxSize },
      floor: {
        from: filter.minFloorPrice,
        to: filter.maxFloorPrice,
        unit: floorPriceCurrency ?? unit,
      },
      volume: { from: filter.minVolume, to: filter.maxVolume, unit, period: periodFor(filter) },
    },
  }
}

/** Returns the requested page with collections. */
export function foundCollections(
  reader: Reader,
  { filter, ...request }: CollectionPageRequest,
): Promise<Page<CollectionModel>> {
  const [search, page] = [collectionSearchFor(filter), pageRequest(request)]
  const { sort = 'DEFAULT' } = filter
  if (sort === 'DEFAULT') return searchCollections(reader, search, page)
  const direction = sort === 'VOLUME_ASC' ? 'ASC' : 'DESC'
  return searchCollectionsByVolume(reader, search, { period: periodFor(filter), direction }, page)
}
