import { knownSum } from '../../../read-model/analytics/knownSum.ts'
import { tradesBetween } from '../../../read-model/analytics/tradesBetween.ts'
import * as calls from '../../calls/charts.ts'
import { route } from '../route.ts'
import { chartTimes } from './chart.ts'

export const getVolumeChart = route(calls.getVolumeChart, async (input, services) => {
  const { key, times } = await chartTimes(services, input)
  const trades = await tradesBetween(services.reader, [key], times)
  const sums = trades(key).map(({ volume, sales }) => knownSum(volume, sales))
  // The last point, at the end, has no value.
  const shown = times.filter((_, index) => index === sums.length || sums[index] !== undefined)
  return {
    dataPoints: {
      timestamps: shown.map((time) => time.getTime()),
      values: sums.filter((sum) => sum !== undefined),
    },
  }
})
