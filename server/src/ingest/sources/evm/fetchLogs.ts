import { nodeError } from '@mintline/core'
import { type Hex, numberToHex } from 'viem'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { EvmNode } from './evmNode.ts'
import { LOGS } from './shapes.ts'

/** JSON-RPC method for logs. */
export const LOGS_METHOD = 'eth_getLogs'

/** Which logs to fetch. */
export interface LogFilter {
  /** Contracts; undefined = all. */
  readonly address: readonly string[] | undefined
  /** Topics by position: one, any of several, or null for any at all. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
}

/** Blocks to read, both ends included. */
export interface BlockRange {
  readonly from: number
  readonly to: number
}

/**
 * Fetches logs in a block range that match any filter, in chain order.
 *
 * @throws NODE_REFUSED and NODE_NOT_AVAILABLE, also if the range is too large for the node; NODE_RATE_LIMITED,
 *   NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchLogs(
  node: EvmNode,
  filters: readonly LogFilter[],
  { from, to }: BlockRange,
): Promise<EvmLog[]> {
  const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
  const answers = await node.callEach(
    LOGS_METHOD,
    filters.map(({ address, topics }) => [{ ...(address && { address }), topics, ...range }]),
  )
  const logs = new Map<string, EvmLog>()
  for (const answer of answers) {
    for (const log of logsOf(answer)) {
      const isWithin = log.block >= BigInt(from) && log.block <= BigInt(to)
      if (!isWithin) throw malformed()
      logs.set(`${log.block} ${log.index}`, log)
    }
  }
  return [...logs.values()].sort(byPlace)
}

/** Compares logs by their place on chain. */
export function byPlace(one: EvmLog, other: EvmLog): number {
  if (one.block === other.block) return one.index - other.index
  return one.block < other.block ? -1 : 1
}

function logsOf(answer: unknown): EvmLog[] {
  const { success, data } = LOGS.safeParse(answer)
  if (!success) throw malformed()
  return data
}

const malformed = () => nodeError(LOGS_METHOD, new Error('its answer is malformed'))
