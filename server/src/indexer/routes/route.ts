import { routesOnFirstCallWith, routesWith } from '../../http/route.ts'
import type { LookUps } from '../../look-ups/lookUps.ts'
import type { MetadataResets } from '../../metadata/resetMetadata.ts'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import type { OrderServices } from '../../orders/orderServices.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { TokenIds } from '../../token-ids/tokenIds.ts'

/** Sources of the indexer's answers. */
export interface IndexerServices {
  readonly reader: Reader
  readonly nodes: Nodes
  readonly metadata: MetadataResets
  readonly orders: OrderServices
  readonly lookUps: Pick<LookUps, 'note' | 'noteOwners'>
  readonly tokenIds: TokenIds
  /** The time of a request, where its answer depends on it. */
  readonly now: () => Date
}

/** Makes a route of the indexer. */
export const route = routesWith<IndexerServices>()

/** Makes a route of the indexer that is loaded when it is first called. */
export const routeOnFirstCall = routesOnFirstCallWith<IndexerServices>()
