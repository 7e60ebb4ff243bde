import type { OnRamp } from '../../adapters/onRamp.ts'
import type { Twitter } from '../../adapters/twitter.ts'
import { routesOnFirstCallWith, routesWith } from '../../http/route.ts'
import type { LookUps } from '../../look-ups/lookUps.ts'
import type { MetadataResets } from '../../metadata/resetMetadata.ts'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import type { OrderServices } from '../../orders/orderServices.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { UserServices } from '../../users/userServices.ts'
import type { ClientMetrics } from '../clientMetrics.ts'

/** Settings of the platform that answers have. */
export interface PlatformFacts {
  /** Folder of the IPFS gateway. */
  readonly ipfsGateway: string
  /** Contract of wrapped ether on Ethereum. */
  readonly wrappedEther: string
}

/** Sources of the marketplace's answers. */
export interface MarketplaceServices {
  readonly reader: Reader
  readonly nodes: Nodes
  readonly metadata: MetadataResets
  readonly orders: OrderServices
  readonly lookUps: Pick<LookUps, 'note' | 'noteOwners'>
  readonly users: UserServices
  /** Undefined where nobody reads metrics. */
  readonly clientMetrics?: ClientMetrics | undefined
  readonly facts: PlatformFacts
  /** Undefined = nobody prepares payments by card. */
  readonly onRamp: OnRamp | undefined
  /** Undefined = nobody looks for posts. */
  readonly twitter: Twitter | undefined
  /** The time of a request, where its answer depends on it. */
  readonly now: () => Date
}

/** Makes a route of the marketplace. */
export const route = routesWith<MarketplaceServices>()

/** Makes a route of the marketplace that is loaded when it is first called. */
export const routeOnFirstCall = routesOnFirstCallWith<MarketplaceServices>()
