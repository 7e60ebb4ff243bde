import type { Call } from '../http/contract/call.ts'
import { callsWith, type HandlerFor, lazyCallsWith } from '../http/servedCall.ts'
import type { LookUps } from '../look-ups/lookUps.ts'
import type { MetadataResets } from '../metadata/resetMetadata.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { OrderServices } from '../orders/orderServices.ts'
import type { Reader } from '../read-model/reader.ts'
import type { TokenIds } from '../token-ids/tokenIds.ts'

/** Services behind the indexer's answers. */
export interface IndexerServices {
  readonly reader: Reader
  readonly nodes: Nodes
  readonly metadata: MetadataResets
  readonly orders: OrderServices
  readonly lookUps: Pick<LookUps, 'note' | 'noteOwners'>
  readonly tokenIds: TokenIds
  /** Request time, for answers that depend on it. */
  readonly now: () => Date
}

/** Declares an indexer call: its contract and its handler. */
export const call = callsWith<IndexerServices>()

/** Declares an indexer call whose handler is loaded on its first call. */
export const lazyCall = lazyCallsWith<IndexerServices>()

/** Handler for a lazily loaded call. */
export type Handler<Of extends Call> = HandlerFor<Of, IndexerServices>
