import { parseCollectionId } from '@mintline/core/identifiers'
import type { Graph } from '../../read-model/analytics/graph.ts'
import { coinTypeOn } from '../../read-model/leaderboards/coinTypes.ts'
import type { CollectionStatisticsModel } from '../../read-model/statistics/collectionStatistics.ts'
import type {
  CollectionStatisticsGraph,
  GeneralCollectionStatistics,
} from '../schemas/statistics.ts'

type Currency = GeneralCollectionStatistics['nativeVolume']['currency']

/** Converts a graph to version 4. */
export const graphOf = ({
  historicalDates,
  historicalValues,
  currentValue,
}: Graph): CollectionStatisticsGraph => ({
  historicalDates,
  historicalValues: historicalValues.map(Number),
  currentValue: currentValue === undefined ? undefined : Number(currentValue),
})

/** Converts collection statistics to version 4, in the blockchain's coins and in US dollars. */
export function generalStatisticsOf(model: CollectionStatisticsModel): GeneralCollectionStatistics {
  const { blockchain } = parseCollectionId(model.id)
  return {
    id: model.id,
    nativeVolume: volumeIn(model, coinTypeOn(blockchain)),
    usdVolume: volumeIn(model, 'USD'),
    items: model.items,
    owners: model.owners,
  }
}

/** Returns the amounts in one currency; undefined = not known in it. */
function volumeIn(model: CollectionStatisticsModel, currency: Currency) {
  const amountIn = (amounts: CollectionStatisticsModel['volume']) => {
    const amount = amounts.find((each) => each.currency === currency)
    return amount && Number(amount.value)
  }
  return {
    currency,
    highestSale: amountIn(model.highestSale),
    floorPrice: amountIn(model.floorPrice),
    marketCap: amountIn(model.marketCap),
    volume: amountIn(model.volume),
    unpricedSales: currency === 'USD' ? model.unpricedSalesUsd : model.unpricedSales,
  }
}
