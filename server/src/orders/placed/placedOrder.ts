import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import type { OrderNode } from '../orderNode.ts'
import type { OrderSides } from '../orderSides.ts'
import type { Fill, FillRequest, PreparedTransaction } from '../prepare/prepared.ts'
import type { SeaportListing } from '../seaport/buyListings.ts'
import type { Happened, MakerFunds, OrderState } from '../state/orderState.ts'
import type { OrderChecks } from '../validation/orderRules.ts'
import type { Market } from './markets.ts'

/** An order's hashes and transfer proxy. */
export interface OrderHashes {
  readonly orderHash: Hex
  /** Hash that the maker signs. */
  readonly signHash: Hex
  /** Contract that the maker approves; undefined for native currency. */
  readonly transferProxy: Address | undefined
}

/**
 * An order in any form, with all that storing, checking and preparing it needs. Each form has a file that creates it.
 */
export interface PlacedOrder {
  readonly market: Market
  readonly blockchain: EvmBlockchain
  /** The order's id: the hash in its events. */
  readonly hash: Hex
  readonly maker: Address
  /** Undefined = anybody. */
  readonly taker: Address | undefined
  readonly salt: bigint
  readonly signature: Hex
  readonly sides: OrderSides
  /** Initial state, before anything has happened to it. */
  readonly state: OrderState
  /** The model OrderData. */
  readonly data: object
  /** Origin fee receivers. */
  readonly origins: readonly Address[]
  /** Basis points that the maker pays on top of the make side. */
  readonly makerFee: number
  /** Throws `NO_NODE` and node errors if the EIP-712 domain has to be read from a node. */
  readonly hashes: (nodes: Nodes) => Promise<OrderHashes>
  /** Throws the fault if the order must not be stored. */
  readonly check: (checks: OrderChecks) => Promise<void>
  /** Takes the copies left in a lazy item's registration; undefined = it is not registered. */
  readonly makerFunds: (node: OrderNode, lazyCopies: bigint | undefined) => Promise<MakerFunds>
  /** Fill on chain; undefined if no exchange answers. */
  readonly fillOnChain: (node: OrderNode) => Promise<Happened | undefined>
  /** Prepares the transaction that fills it. */
  readonly fill: (request: FillRequest) => Fill
  /** The order as a listing that can be bought together with others; undefined = it is filled on its own. */
  readonly listing: SeaportListing | undefined
  /** Prepares the transaction that cancels it. */
  readonly cancel: () => PreparedTransaction
}
