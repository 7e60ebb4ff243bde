import * as calls from '../../calls/metrics.ts'
import { route } from '../route.ts'

export const recordOrderModal = route(
  calls.recordOrderModal,
  async ({ openOrderModalMetrics }, { clientMetrics }) => {
    clientMetrics?.countOrderForm(openOrderModalMetrics)
    return undefined
  },
)
