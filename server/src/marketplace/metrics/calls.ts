import { idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { call } from '../call.ts'
import {
  DownloadMetrics,
  ImagesAvailability,
  Metric,
  OpenOrderModalMetrics,
  OrderMetrics,
} from './schemas.ts'

/** Maximum body size in bytes: pages send these in passing. */
const MAX_BYTES = 64 * 1024

export const recordDownload = call(
  {
    operationId: 'recordDownload',
    summary: 'Record a download of content',
    description: 'Counted in the metrics of the operator; nothing is stored about the caller',
    tag: 'Metrics',
    // Counted in memory only.
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/metrics/v1/download',
    body: { name: 'downloadMetrics', schema: DownloadMetrics, maxBytes: MAX_BYTES },
    status: 204,
    errors: 'E4',
  },
  async ({ downloadMetrics }, { clientMetrics }) => {
    clientMetrics?.countDownload(downloadMetrics)
    return undefined
  },
)

export const recordImagesAvailability = call(
  {
    operationId: 'recordImagesAvailability',
    summary: 'Record which images a page could show',
    description: 'Counted in the metrics of the operator; nothing is stored about the caller',
    tag: 'Metrics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/metrics/v1/images/availability',
    body: { name: 'imagesAvailability', schema: ImagesAvailability, maxBytes: MAX_BYTES },
    status: 204,
    errors: 'E4',
  },
  async ({ imagesAvailability }, { clientMetrics }) => {
    clientMetrics?.countImages(imagesAvailability)
    return undefined
  },
)

export const recordMetrics = call(
  {
    operationId: 'recordMetrics',
    summary: 'Record values that were measured',
    description: 'Counted in the metrics of the operator; nothing is stored about the caller',
    tag: 'Metrics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/metrics/v1/record',
    body: { name: 'metrics', schema: idsOf(ref(Metric)), maxBytes: MAX_BYTES },
    status: 204,
    errors: 'E4',
  },
  async ({ metrics }, { clientMetrics }) => {
    clientMetrics?.countValues(metrics)
    return undefined
  },
)

export const recordOrderModal = call(
  {
    operationId: 'recordOrderModal',
    summary: 'Record that a form of an order was opened',
    description: 'Counted in the metrics of the operator; nothing is stored about the caller',
    tag: 'Metrics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/metrics/v1/order/openModal',
    body: { name: 'openOrderModalMetrics', schema: OpenOrderModalMetrics, maxBytes: MAX_BYTES },
    status: 204,
    errors: 'E4',
  },
  async ({ openOrderModalMetrics }, { clientMetrics }) => {
    clientMetrics?.countOrderForm(openOrderModalMetrics)
    return undefined
  },
)

export const recordOrder = call(
  {
    operationId: 'recordOrder',
    summary: 'Record a step of an order',
    description: 'Counted in the metrics of the operator; nothing is stored about the caller',
    tag: 'Metrics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/metrics/v1/order',
    body: { name: 'orderMetrics', schema: OrderMetrics, maxBytes: MAX_BYTES },
    status: 204,
    errors: 'E4',
  },
  async ({ orderMetrics }, { clientMetrics }) => {
    clientMetrics?.countOrderStep(orderMetrics)
    return undefined
  },
)
