import type { OnRamp } from '../adapters/onRamp.ts'
import type { Twitter } from '../adapters/twitter.ts'
import type { Call } from '../http/contract/call.ts'
import { callsWith, type HandlerFor, lazyCallsWith } from '../http/servedCall.ts'
import type { LookUps } from '../look-ups/lookUps.ts'
import type { MetadataResets } from '../metadata/resetMetadata.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { OrderServices } from '../orders/orderServices.ts'
import type { Reader } from '../read-model/reader.ts'
import type { UserServices } from '../users/userServices.ts'
import type {
  DownloadMetrics,
  ImagesAvailability,
  Metric,
  OpenOrderModalMetrics,
  OrderMetrics,
} from './metrics/schemas.ts'

/** Platform settings that answers include. */
export interface PlatformFacts {
  /** Folder on the IPFS gateway. */
  readonly ipfsGateway: string
  /** Wrapped ether's contract on Ethereum. */
  readonly wrappedEther: string
}

/** Services behind the marketplace's answers. */
export interface MarketplaceServices {
  readonly reader: Reader
  readonly nodes: Nodes
  readonly metadata: MetadataResets
  readonly orders: OrderServices
  readonly lookUps: Pick<LookUps, 'note' | 'noteOwners'>
  readonly users: UserServices
  /** Undefined = nobody reads metrics. */
  readonly clientMetrics?: ClientMetrics | undefined
  readonly facts: PlatformFacts
  /** Undefined = card payments are not set up. */
  readonly onRamp: OnRamp | undefined
  /** Undefined = post search is not set up. */
  readonly twitter: Twitter | undefined
  /** Request time, for answers that depend on it. */
  readonly now: () => Date
}

/** Declares a marketplace call: its contract and its handler. */
export const call = callsWith<MarketplaceServices>()

/** Declares a marketplace call whose handler is loaded on its first call. */
export const lazyCall = lazyCallsWith<MarketplaceServices>()

/** Handler for a lazily loaded call. */
export type Handler<Of extends Call> = HandlerFor<Of, MarketplaceServices>

/** Counters for what pages measure in the browser. */
export interface ClientMetrics {
  readonly countDownload: (download: DownloadMetrics) => void
  readonly countImages: (images: ImagesAvailability) => void
  readonly countValues: (values: readonly Metric[]) => void
  readonly countOrderForm: (form: OpenOrderModalMetrics) => void
  readonly countOrderStep: (step: OrderMetrics) => void
}
