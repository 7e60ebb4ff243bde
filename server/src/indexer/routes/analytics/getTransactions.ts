import { tradesBetween } from '../../../read-model/analytics/tradesBetween.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphAnswer, graphTimes } from './graph.ts'

export const getTransactions = route(calls.getTransactions, async (input, services) => {
  const { key, times } = await graphTimes(services, input)
  const trades = (await tradesBetween(services.reader, [key], times))(key)
  const all = trades.reduce((sum, { sales }) => sum + sales, 0)
  return graphAnswer(
    times,
    trades.map(({ sales }) => String(sales)),
    String(all),
  )
})
