import type { Address, Hex } from 'viem'

/** A transaction to sign. */
export interface EvmTransaction {
  /** Called contract; undefined = contract creation. */
  readonly to: Address | undefined
  readonly data: Hex
  /** Base units of the native coin, with nodes' decimals. Default: 0. */
  readonly value?: bigint | undefined
  /** Gas limit. Default: based on the node's estimate. */
  readonly gas?: bigint | undefined
}
