import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionSearch } from '../../../read-model/collections/collectionSearch.ts'
import { BOARD_PERIODS } from '../../models/periods.ts'
import type { CollectionFilter } from '../../schemas/collectionSearch.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { blockchainsFor } from './blockchainsFor.ts'

/** Period of the sales that a filter asks for. By default, all of them count. */
export const periodFor = ({ period = 'TOTAL' }: CollectionFilter): LeaderboardPeriod =>
  BOARD_PERIODS[period]

/** The search that a filter for collections asks for. Who searches makes no difference. */
export function collectionSearchFor(filter: CollectionFilter): CollectionSearch {
  const { text, owner, ownerAddresses, currency, floorPriceCurrency } = filter
  const unit = currency === 'NATIVE' ? 'COINS' : 'USD'
  // What is unlisted is in no ranking, and all else is. No collection has rewards, or a marketplace of its own.
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
