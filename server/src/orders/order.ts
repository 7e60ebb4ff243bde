import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'
import type { OrderAsset } from './assets/orderAsset.ts'
import type { ExchangeData } from './data/exchangeData.ts'

/** An order for the platform's exchange, version 2, as it is hashed. */
export interface ExchangeOrder {
  readonly blockchain: EvmBlockchain
  readonly maker: Address
  /** Undefined = anybody. */
  readonly taker: Address | undefined
  readonly make: OrderAsset
  readonly take: OrderAsset
  /** From 0 to below 2^256; 0 is for orders that are filled in their maker's own transaction. */
  readonly salt: bigint
  /** Unix seconds; 0 = starts at once, and never ends. */
  readonly start: bigint
  readonly end: bigint
  readonly data: ExchangeData
}

/** An order with a signature in its maker's name. */
export interface SignedOrder extends ExchangeOrder {
  readonly signature: Hex
}
