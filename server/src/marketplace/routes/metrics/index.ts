import { recordDownload } from './recordDownload.ts'
import { recordImagesAvailability } from './recordImagesAvailability.ts'
import { recordMetrics } from './recordMetrics.ts'
import { recordOrder } from './recordOrder.ts'
import { recordOrderModal } from './recordOrderModal.ts'

export const METRICS_ROUTES = [
  recordDownload,
  recordImagesAvailability,
  recordMetrics,
  recordOrder,
  recordOrderModal,
]
