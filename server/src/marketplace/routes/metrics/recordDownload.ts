import * as calls from '../../calls/metrics.ts'
import { route } from '../route.ts'

export const recordDownload = route(
  calls.recordDownload,
  async ({ downloadMetrics }, { clientMetrics }) => {
    clientMetrics?.countDownload(downloadMetrics)
    return undefined
  },
)
