import type { EvmBlockchain } from '@mintline/core/networks'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { OrderNode } from '../orderNode.ts'
import type { OrderLimits } from '../orderServices.ts'

/** Settings and nodes for checking orders. */
export interface OrderChecks {
  readonly blockchain: EvmBlockchain
  readonly nodes: Nodes
  readonly node: OrderNode
  readonly reader: Reader
  readonly limits: OrderLimits
  /** The auction in which the order bids; undefined = it does not. */
  readonly auction: AuctionRecord | undefined
  /** Unix seconds. */
  readonly now: bigint
}

/** The same, for orders on the platform's exchange. */
export interface ExchangeChecks extends OrderChecks {
  readonly exchange: Exchange
}
