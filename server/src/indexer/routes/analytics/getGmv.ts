import { ApiError } from '../../../http/apiError.ts'
import { graphOf } from '../../../read-model/analytics/graph.ts'
import { knownSum } from '../../../read-model/analytics/knownSum.ts'
import { type TradeSums, tradesBetween } from '../../../read-model/analytics/tradesBetween.ts'
import { type Unit, unitOf } from '../../../read-model/analytics/unit.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphTimes } from './graph.ts'

export const getGmv = route(
  calls.getGmv,
  async ({ collection, currency, period, filters }, services) => {
    if (period && filters?.period && period !== filters.period) {
      const message = `period is ${period}, and filters has the period ${filters.period}`
      throw new ApiError('validation', message)
    }
    const unit = unitOf(currency, collection.blockchain)
    const usual = period ?? 'D1'
    const { key, times, whole } = await graphTimes(services, { collection, filters, usual })
    const { reader } = services
    const each = (await tradesBetween(reader, [key], times))(key)
    const [all] = (await tradesBetween(reader, [key], whole))(key)
    return graphOf(times, each.map(worthIn(unit)), all && worthIn(unit)(all))
  },
)

const worthIn =
  (unit: Unit) =>
  ({ sales, volume, volumeUsd }: TradeSums): string | undefined =>
    knownSum(unit === 'USD' ? volumeUsd : volume, sales)
