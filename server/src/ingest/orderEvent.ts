import type { OrderActivitySource } from '@mintline/core/enumerations/indexer'
import type { ItemParts } from '@mintline/core/identifiers'
import type { OrderEvent as OrderEffect } from '../orders/state/orderAfterEvents.ts'
import type { ChainBlock } from './itemActivity.ts'

/** Place of what an exchange did. */
export interface ExchangePlace {
  readonly transaction: string
  /** Place within the transaction, of which no two events or sales have the same. */
  readonly index: number
  /** Number of its log in the block. */
  readonly logIndex: number
  readonly block: ChainBlock
}

/** An event of an order, at its place. */
export interface OrderEvent extends ExchangePlace {
  /** Hash of the order. */
  readonly order: string
  readonly effect: OrderEffect
}

/** Copies of an item that were sold. */
export interface ItemSale extends ExchangePlace {
  readonly item: ItemParts
  /** Contract or address of the collection, in core's normal form. */
  readonly collection: string
  readonly seller: string
  readonly buyer: string
  /** Number of copies. */
  readonly value: bigint
  /** Token that was paid with; undefined = the chain's coin. */
  readonly currency: string | undefined
  /** Base units for all copies together, fees and royalties included. */
  readonly amount: bigint
  /** Hash of the order. */
  readonly order: string
  /** True if the buyer had bid, and the seller accepted. */
  readonly isAcceptedBid: boolean
  readonly source: OrderActivitySource
}
