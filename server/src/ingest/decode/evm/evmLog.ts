import type { Hex } from 'viem'

/** A log of an EVM chain. Addresses and hashes are in core's normal form. */
export interface EvmLog {
  /** The contract that emitted it. */
  readonly address: string
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly block: bigint
  readonly blockHash: Hex
  readonly transaction: string
  /** Number within its block. */
  readonly index: number
}

/** Number of logs in a block that activities can tell apart; no block comes near it. */
export const MOST_LOGS: number = 2 ** 18

/** Copies of different items that one log may move. Each costs far more than the gas of a block allows. */
export const MOST_MOVES: number = 2 ** 14

/** Place of an activity among those of a block: by its log, then by its place within the log. */
export function placeOf({ index }: Pick<EvmLog, 'index'>, position: number): number {
  return index * MOST_MOVES + position
}
