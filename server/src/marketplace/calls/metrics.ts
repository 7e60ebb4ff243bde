import { call } from '../../http/contract/call.ts'
import { idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import {
  DownloadMetrics,
  ImagesAvailability,
  Metric,
  OpenOrderModalMetrics,
  OrderMetrics,
} from '../schemas/metrics.ts'

export const recordDownload = call({
  operationId: 'recordDownload',
  summary: 'Record a download of content',
  tag: 'Metrics',
  method: 'POST',
  path: '/marketplace/metrics/v1/download',
  body: { name: 'downloadMetrics', schema: DownloadMetrics },
  status: 204,
  errors: 'E4',
})

export const recordImagesAvailability = call({
  operationId: 'recordImagesAvailability',
  summary: 'Record which images a page could show',
  tag: 'Metrics',
  method: 'POST',
  path: '/marketplace/metrics/v1/images/availability',
  body: { name: 'imagesAvailability', schema: ImagesAvailability },
  status: 204,
  errors: 'E4',
})

export const recordMetrics = call({
  operationId: 'recordMetrics',
  summary: 'Record values that were measured',
  tag: 'Metrics',
  method: 'POST',
  path: '/marketplace/metrics/v1/record',
  body: { name: 'metrics', schema: idsOf(ref(Metric)) },
  status: 204,
  errors: 'E4',
})

export const recordOrderModal = call({
  operationId: 'recordOrderModal',
  summary: 'Record that a form of an order was opened',
  tag: 'Metrics',
  method: 'POST',
  path: '/marketplace/metrics/v1/order/openModal',
  body: { name: 'openOrderModalMetrics', schema: OpenOrderModalMetrics },
  status: 204,
  errors: 'E4',
})

export const recordOrder = call({
  operationId: 'recordOrder',
  summary: 'Record a step of an order',
  tag: 'Metrics',
  method: 'POST',
  path: '/marketplace/metrics/v1/order',
  body: { name: 'orderMetrics', schema: OrderMetrics },
  status: 204,
  errors: 'E4',
})
