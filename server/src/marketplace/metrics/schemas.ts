import { type Static, Type } from 'typebox'
import { DateInput, ItemIdInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf, ref } from '../../http/contract/model.ts'
import { Int64 } from '../../http/contract/primitives.ts'
import {
  Blockchain,
  ContentType,
  OrderMetricsKind,
  OrderMetricsStage,
  PlatformType,
  SizeType,
  WalletProvider,
} from '../schemas/enumerations.ts'

export const Metric = closedModel('Metric', 'A value that was measured', {
  name: Type.String({ pattern: '^[a-z][a-z0-9._]{0,63}$' }),
  value: Type.Number(),
  tags: Type.Optional(
    Type.Unsafe<Record<string, string>>({ ...mapOf(Type.String()), maxProperties: 10 }),
  ),
  at: Type.Optional(DateInput),
})
export type Metric = Static<typeof Metric>

export const DownloadMetrics = closedModel('DownloadMetrics', 'A download of content', {
  url: Type.String(),
  contentType: Type.Optional(ref(ContentType)),
  sizeType: Type.Optional(ref(SizeType)),
  durationMs: Type.Number({ minimum: 0 }),
  bytes: Type.Optional(Type.Number({ minimum: 0 })),
  status: Int64,
  cached: Type.Optional(Type.Boolean()),
})
export type DownloadMetrics = Static<typeof DownloadMetrics>

export const ImagesAvailability = closedModel(
  'ImagesAvailability',
  'Images that a page could show, and those that it could not',
  {
    available: Type.Integer({ minimum: 0 }),
    unavailable: Type.Integer({ minimum: 0 }),
    urls: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
  },
)
export type ImagesAvailability = Static<typeof ImagesAvailability>

export const OpenOrderModalMetrics = closedModel(
  'OpenOrderModalMetrics',
  'A form of an order that was opened',
  {
    kind: ref(OrderMetricsKind),
    blockchain: ref(Blockchain),
    durationMs: Type.Number({ minimum: 0 }),
    itemId: Type.Optional(ItemIdInput),
    success: Type.Boolean(),
    error: Type.Optional(Type.String()),
  },
)
export type OpenOrderModalMetrics = Static<typeof OpenOrderModalMetrics>

export const OrderMetrics = closedModel('OrderMetrics', 'A step of an order', {
  kind: ref(OrderMetricsKind),
  stage: ref(OrderMetricsStage),
  blockchain: ref(Blockchain),
  platform: Type.Optional(ref(PlatformType)),
  durationMs: Type.Number({ minimum: 0 }),
  success: Type.Boolean(),
  errorCode: Type.Optional(Type.String()),
  provider: Type.Optional(ref(WalletProvider)),
})
export type OrderMetrics = Static<typeof OrderMetrics>
