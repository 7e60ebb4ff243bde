import { floorsBetween } from '../../../read-model/analytics/floorsBetween.ts'
import * as calls from '../../calls/charts.ts'
import { route } from '../route.ts'
import { chartTimes } from './chart.ts'

export const getFloorPriceChart = route(calls.getFloorPriceChart, async (input, services) => {
  const { key, times } = await chartTimes(services, input)
  const floors = await floorsBetween(services.reader, [{ collection: key, times }], 'COIN')
  const points = floors(key).flatMap((value, index) => {
    const timestamp = times[index]?.getTime()
    return timestamp === undefined || value === undefined ? [] : [{ timestamp, value }]
  })
  return {
    dataPoints: {
      timestamps: points.map(({ timestamp }) => timestamp),
      values: points.map(({ value }) => value),
    },
  }
})
