import type { OrderActivitySource } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import type { OrderEvent as OrderEffect } from '../orders/state/orderAfterEvents.ts'
import type { ChainBlock } from './itemActivity.ts'

/** An exchange event's on-chain position. */
export interface ExchangePlace {
  readonly transaction: string
  /** Position in the transaction, unique among its events and sales. */
  readonly index: number
  /** Log number in the block. */
  readonly logIndex: number
  readonly block: ChainBlock
}

/** An order event, with its position. */
export interface OrderEvent extends ExchangePlace {
  /** Order hash. */
  readonly order: string
  readonly effect: OrderEffect
}

/** Sold copies of an item. */
export interface ItemSale extends ExchangePlace {
  readonly item: ItemParts
  /** The collection's contract or address, in core's normal form. */
  readonly collection: string
  readonly seller: string
  readonly buyer: string
  /** Number of copies. */
  readonly value: bigint
  /** Payment token; undefined = the chain's coin. */
  readonly currency: string | undefined
  /** Base units for all copies together, fees and royalties included. */
  readonly amount: bigint
  /** Order hash. */
  readonly order: string
  /** True if the seller accepted the buyer's bid. */
  readonly isAcceptedBid: boolean
  readonly source: OrderActivitySource
}
