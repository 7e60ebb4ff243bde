import { isNativeCurrencyId } from '@mintline/core/identifiers'
import type { GlobalStatisticsModel } from '../../read-model/statistics/globalStatistics.ts'
import type { PeriodVolume } from '../../read-model/statistics/volumesByPeriod.ts'
import type { TokenStatistics } from '../schemas/collections.ts'
import type { StatisticsPeriodValue, StatisticsValue } from '../schemas/statistics.ts'
import { amountOf, optionalAmountOf } from './amount.ts'
import { periodOf } from './periods.ts'

/** Returns a collection's statistics; undefined = its total volume is not known in US dollars. */
export function tokenStatisticsOf(
  { items, owners, volume, unpricedSales, unpricedSalesUsd, floor }: GlobalStatisticsModel,
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
    floorPrice:
      floor && isNativeCurrencyId(floor.currency)
        ? worthOf(floor.value, floor.valueUsd)
        : undefined,
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
