import type { RankingModel } from '../../read-model/leaderboards/rankingModel.ts'
import type { Token } from '../schemas/collections.ts'
import type { CollectionRankingItem } from '../schemas/rankings.ts'
import { amountOf, optionalAmountOf } from './amount.ts'

/** Builds a version 4 ranking entry for a collection. */
export function rankingItemOf(ranking: RankingModel, collection: Token): CollectionRankingItem {
  const { id, volumeNative, volumeUsd, floorPrice, ownersCount, totalItemSupply } = ranking
  const { unpricedSales, unpricedSalesUsd } = ranking
  return {
    id,
    name: collection.name,
    collection,
    statistics: {
      amount: volumeNative && inNumbers(volumeNative),
      usdAmount: volumeUsd && changing(volumeUsd),
      unpricedSales,
      unpricedSalesUsd,
      floorPrice: floorPrice && changing(floorPrice),
      owners: ownersCount,
      items: totalItemSupply,
    },
  }
}

type Amount = NonNullable<RankingModel['volumeNative' | 'volumeUsd']>

const inNumbers = ({ currency, value }: Amount) => ({ currency, value: amountOf(value) })

const changing = (amount: NonNullable<RankingModel['volumeUsd' | 'floorPrice']>) => ({
  ...inNumbers(amount),
  changePercent: optionalAmountOf(amount.changePercent),
})
