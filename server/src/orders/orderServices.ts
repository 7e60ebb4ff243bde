import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'
import type { Markets } from './placed/markets.ts'

/** Limits of new orders that an operator sets. */
export interface OrderLimits {
  /** Days from now within which an order has to end. */
  readonly longestDays: number
  /** True = bids below a share of the floor are refused. */
  readonly minimumBids: boolean
  /** Minutes for which an auction goes on after a bid at least. */
  readonly auctionExtensionMinutes: number
  /** Basis points of the highest bid in an auction that the next one adds at least. */
  readonly auctionStepBasisPoints: number
}

/** Services of actions with orders. */
export interface OrderServices extends Markets {
  readonly writer: Kysely<DB>
  readonly nodes: Nodes
  readonly limits: OrderLimits
  /** Name of the platform, for names of fees, which no schema lists. */
  readonly platform: string
}
