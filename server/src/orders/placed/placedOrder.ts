import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import type { OrderNode } from '../orderNode.ts'
import type { OrderSides } from '../orderSides.ts'
import type { Fill, FillRequest, PreparedTransaction } from '../prepare/prepared.ts'
import type { SeaportListing } from '../seaport/buyListings.ts'
import type { Happened } from '../state/newerState.ts'
import type { MakerFunds, OrderState } from '../state/orderState.ts'
import type { OrderChecks } from '../validation/orderRules.ts'
import type { Market } from './markets.ts'

/** Hashes of an order. */
export interface OrderHashes {
  readonly orderHash: Hex
  /** Hash that the maker signs. */
  readonly signHash: Hex
  /** Contract that the maker approves; undefined for native currency. */
  readonly transferProxy: Address | undefined
}

/** An order of any form: what storing, checking and preparing it needs. Each form has a file that makes it. */
export interface PlacedOrder {
  readonly market: Market
  readonly blockchain: EvmBlockchain
  /** Hash by which events know it; the id of the order. */
  readonly hash: Hex
  readonly maker: Address
  /** Undefined = anybody. */
  readonly taker: Address | undefined
  readonly salt: bigint
  readonly signature: Hex
  readonly sides: OrderSides
  /** State of which nothing has happened yet. */
  readonly state: OrderState
  /** The model OrderData. */
  readonly data: object
  /** Receivers of origin fees. */
  readonly origins: readonly Address[]
  /** Basis points that the maker pays on top of the make side. */
  readonly makerFee: number
  /** Throws `NO_NODE` and the errors of nodes where a node has to tell the domain of the signature. */
  readonly hashes: (nodes: Nodes) => Promise<OrderHashes>
  /** Throws the fault of an order that is not to be stored. */
  readonly check: (checks: OrderChecks) => Promise<void>
  /** Takes the copies of a registered lazy item that are left; undefined = it is none. */
  readonly makerFunds: (node: OrderNode, lazyCopies: bigint | undefined) => Promise<MakerFunds>
  /** Fill on chain; undefined where no exchange answers. */
  readonly fillOnChain: (node: OrderNode) => Promise<Happened | undefined>
  /** Transaction that fills it. */
  readonly fill: (request: FillRequest) => Fill
  /** The order as one that can be bought together with others; undefined = it is filled by itself. */
  readonly listing: SeaportListing | undefined
  /** Transaction that cancels it. */
  readonly cancel: () => PreparedTransaction
}
