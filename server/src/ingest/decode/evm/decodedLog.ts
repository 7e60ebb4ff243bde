import { type Abi, decodeEventLog, type Hex } from 'viem'
import type { EvmLog } from './evmLog.ts'

/** Decodes a log's event; undefined = it is none of these, or malformed. */
export function decodedLog<const Events extends Abi>(abi: Events, { topics, data }: EvmLog) {
  try {
    return decodeEventLog({ abi, topics: topics as [Hex, ...Hex[]], data })
  } catch {
    return undefined
  }
}
