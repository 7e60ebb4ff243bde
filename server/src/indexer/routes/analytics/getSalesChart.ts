import { salesChart } from '../../../read-model/analytics/salesChart.ts'
import * as calls from '../../calls/activities.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getSalesChart = route(
  calls.getSalesChart,
  async ({ id, from, to, ...input }, { reader }) => {
    const { entries, next } = await salesChart(reader, id, { from, to }, pageRequest(input))
    return {
      cursor: next,
      dates: entries.map(({ date }) => date),
      pricesNative: entries.map(({ price }) => price),
      itemIds: entries.map(({ itemId }) => itemId),
    }
  },
)
