import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { Markets } from './placed/markets.ts'

/** Limits on new orders, set by the operator. */
export interface OrderLimits {
  /** Days from now within which an order must end. */
  readonly longestDays: number
  /** True = bids below a share of the floor price are refused. */
  readonly minimumBids: boolean
  /** Minutes that an auction continues at least after a bid. */
  readonly auctionExtensionMinutes: number
  /** Minimum raise in an auction, in basis points of the highest bid. */
  readonly auctionStepBasisPoints: number
}

/** Services for actions on orders. */
export interface OrderServices extends Markets {
  readonly writer: Kysely<DB>
  readonly nodes: Nodes
  readonly limits: OrderLimits
  /** The platform's name, for fee names, which no schema lists. */
  readonly platform: string
}
