import type { Address, Hex } from 'viem'

/** A transaction to sign: what it calls and what it pays. */
export interface EvmTransaction {
  /** Contract that is called; undefined = the data creates one. */
  readonly to: Address | undefined
  readonly data: Hex
  /** Base units of the native coin as the node counts them; Default: 0. */
  readonly value?: bigint | undefined
  /** Gas limit. Default: as the node estimates it. */
  readonly gas?: bigint | undefined
}
