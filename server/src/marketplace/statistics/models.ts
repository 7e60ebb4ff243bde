import type { AnalyticsPeriod, LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { StatisticsPeriod } from '@mintline/core/enumerations/marketplace'
import { parseCollectionId } from '@mintline/core/identifiers'
import type { Graph } from '../../read-model/analytics/graph.ts'
import type { RankingModel } from '../../read-model/leaderboards/rankings.ts'
import { coinTypeOn } from '../../read-model/leaderboards/traderRanking.ts'
import type { CollectionStatisticsModel } from '../../read-model/statistics/collectionStatistics.ts'
import type { GlobalStatisticsModel } from '../../read-model/statistics/globalStatistics.ts'
import type { PeriodVolume } from '../../read-model/statistics/volumes.ts'
import type { Token, TokenStatistics } from '../collections/schemas.ts'
import { amountOf, optionalAmountOf } from '../models/amount.ts'
import type { CollectionRankingItem } from './rankingSchemas.ts'
import type {
  CollectionStatisticsGraph,
  GeneralCollectionStatistics,
  StatisticsPeriodValue,
  StatisticsValue,
} from './schemas.ts'

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

/** Leaderboard periods by version 4 period. */
export const BOARD_PERIODS: Readonly<Record<StatisticsPeriod, LeaderboardPeriod>> = {
  M5: 'MIN5',
  M30: 'MIN30',
  H1: 'H1',
  H6: 'H6',
  DAY: 'D1',
  WEEK: 'D7',
  MONTH: 'D30',
  TOTAL: 'ALL',
}

const PERIODS: ReadonlyMap<AnalyticsPeriod, StatisticsPeriod> = new Map(
  Object.entries(BOARD_PERIODS).map(([shown, period]) => [period, shown as StatisticsPeriod]),
)

/** Returns the version 4 period for an indexer period; undefined for the two that version 4 lacks. */
const periodOf = (period: AnalyticsPeriod): StatisticsPeriod | undefined => PERIODS.get(period)

/** Returns a collection's statistics; undefined = its total volume is not known in US dollars. */
export function tokenStatisticsOf(
  {
    items,
    owners,
    volume,
    unpricedSales,
    unpricedSalesUsd,
    floor,
    isFloorInCoins,
  }: GlobalStatisticsModel,
  periods: readonly PeriodVolume[],
): TokenStatistics | undefined {
  const totalVolume = volume && worthOf(volume.value, volume.valueUsd)
  if (totalVolume === undefined) return undefined
  return {
    totalVolume,
    unpricedSales,
    unpricedSalesUsd,
    itemCountTotal: String(items),
    ownerCountTotal: String(owners),
    floorPrice: floor && isFloorInCoins ? worthOf(floor.value, floor.valueUsd) : undefined,
    volumes: periods.flatMap((each) => periodValue(each) ?? []),
  }
}

function periodValue(paid: PeriodVolume): StatisticsPeriodValue | undefined {
  const [period, value] = [periodOf(paid.period), worthOf(paid.volume, paid.volumeUsd)]
  if (period === undefined || value === undefined) return undefined
  const { unpricedSales, unpricedSalesUsd } = paid
  const changePercent = optionalAmountOf(paid.changePercent)
  return { period, value, unpricedSales, unpricedSalesUsd, changePercent }
}

/**
 * Returns an amount in coins and in US dollars; undefined = its US dollar value is not known. 0 coins are always worth
 * 0.
 */
function worthOf(coins: string | undefined, usd: string | undefined): StatisticsValue | undefined {
  if (coins === undefined) return undefined
  const value = amountOf(coins)
  if (usd === undefined) return value === 0 ? { value, valueUsd: 0 } : undefined
  return { value, valueUsd: amountOf(usd) }
}

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
