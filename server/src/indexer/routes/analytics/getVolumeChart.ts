import { tradesBetween } from '../../../read-model/analytics/tradesBetween.ts'
import * as calls from '../../calls/charts.ts'
import { route } from '../route.ts'
import { chartTimes } from './chart.ts'

export const getVolumeChart = route(calls.getVolumeChart, async (input, services) => {
  const { key, times } = await chartTimes(services, input)
  const trades = await tradesBetween(services.reader, [key], times)
  return {
    dataPoints: {
      timestamps: times.map((time) => time.getTime()),
      values: trades(key).map(({ volume }) => volume ?? '0'),
    },
  }
})
