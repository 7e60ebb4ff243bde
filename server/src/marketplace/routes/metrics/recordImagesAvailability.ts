import * as calls from '../../calls/metrics.ts'
import { route } from '../route.ts'

export const recordImagesAvailability = route(
  calls.recordImagesAvailability,
  async ({ imagesAvailability }, { clientMetrics }) => {
    clientMetrics?.countImages(imagesAvailability)
    return undefined
  },
)
