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

/** The platform's fees on a blockchain in basis points, by protocol. */
export interface Fees {
  /** On the platform's exchange: paid on top of a price. */
  readonly exchange: number
  /** On Seaport: a share in the price. */
  readonly seaport: number
}

/** Returns the platform's fees on a blockchain; 0 if none is set. */
export function feesOn(
  { exchanges, seaports }: Pick<OrderServices, 'exchanges' | 'seaports'>,
  blockchain: string,
): Fees {
  const { fee: exchange = 0 } = exchanges[blockchain as keyof typeof exchanges] ?? {}
  const { value: seaport = 0 } = seaports[blockchain as keyof typeof seaports]?.fee ?? {}
  return { exchange, seaport }
}
