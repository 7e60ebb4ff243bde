import type {
  DownloadMetrics,
  ImagesAvailability,
  Metric,
  OpenOrderModalMetrics,
  OrderMetrics,
} from './schemas/metrics.ts'

/** Counts of what pages measure with their users. */
export interface ClientMetrics {
  readonly countDownload: (download: DownloadMetrics) => void
  readonly countImages: (images: ImagesAvailability) => void
  readonly countValues: (values: readonly Metric[]) => void
  readonly countOrderForm: (form: OpenOrderModalMetrics) => void
  readonly countOrderStep: (step: OrderMetrics) => void
}
