import * as calls from '../../calls/metrics.ts'
import { route } from '../route.ts'

export const recordMetrics = route(calls.recordMetrics, async ({ metrics }, { clientMetrics }) => {
  clientMetrics?.countValues(metrics)
  return undefined
})
