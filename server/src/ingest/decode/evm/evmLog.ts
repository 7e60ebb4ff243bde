import { type Abi, decodeEventLog, type Hex } from 'viem'

/** A log on an EVM chain. Addresses and hashes are in core's normal form. */
export interface EvmLog {
  /** Emitting contract. */
  readonly address: string
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly block: bigint
  readonly blockHash: Hex
  readonly transaction: string
  /** Number within its block. */
  readonly index: number
}

/** Maximum number of logs in a block that activities can tell apart; no block comes near it. */
export const MOST_LOGS: number = 2 ** 18

/** Maximum number of different items that one log may move. Each costs far too much gas for a block to hold more. */
export const MOST_MOVES: number = 2 ** 14

/** Returns an activity's position in its block: by log number, then by position within the log. */
export function placeOf({ index }: Pick<EvmLog, 'index'>, position: number): number {
  return index * MOST_MOVES + position
}

/** Decodes a log's event; undefined = it is none of these, or malformed. */
export function decodedLog<const Events extends Abi>(abi: Events, { topics, data }: EvmLog) {
  try {
    return decodeEventLog({ abi, topics: topics as [Hex, ...Hex[]], data })
  } catch {
    return undefined
  }
}
