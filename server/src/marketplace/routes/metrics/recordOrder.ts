import * as calls from '../../calls/metrics.ts'
import { route } from '../route.ts'

export const recordOrder = route(calls.recordOrder, async ({ orderMetrics }, { clientMetrics }) => {
  clientMetrics?.countOrderStep(orderMetrics)
  return undefined
})
