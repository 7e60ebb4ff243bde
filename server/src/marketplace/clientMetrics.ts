import type {
  DownloadMetrics,
  ImagesAvailability,
  Metric,
  OpenOrderModalMetrics,
  OrderMetrics,
} from './metrics/schemas.ts'

/** Counters for what pages measure in the browser. */
export interface ClientMetrics {
  readonly countDownload: (download: DownloadMetrics) => void
  readonly countImages: (images: ImagesAvailability) => void
  readonly countValues: (values: readonly Metric[]) => void
  readonly countOrderForm: (form: OpenOrderModalMetrics) => void
  readonly countOrderStep: (step: OrderMetrics) => void
}
