import type { AskOptions } from '@mintline/core/node'
import { walkWalletError } from '@mintline/core/signing'
import type { Client, Hex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { askChain } from './askChain.ts'

/** Blocks that the next search repeats, since a lagging node leaves out logs silently. */
const OVERLAP = 32n

/** Messages from nodes that limit blocks or results per request. */
const TOO_LARGE =
  /block range|range (?:is )?(?:too|limit|exceed)|too (?:large|wide|big)|too many (?:results|logs|blocks)|more than [\d,]+|returned more|response size|size exceed|maximum[^.]*(?:blocks|range)|exceed[^.]*(?:range|blocks|results)|limited to|up to an? [\d,]+|query timeout/i

/** Messages about rate limits, which a smaller range does not help. */
const TOO_OFTEN = /too many requests|rate|quota|per second|daily/i

/** The log fields that a search needs. */
interface FoundLog {
  readonly transactionHash: Hex
}

/** A request's blocks, both included. */
export interface BlockRange {
  readonly fromBlock: bigint
  readonly toBlock: bigint
}

/** Logs to search. */
export interface LogSearch<Log extends FoundLog> {
  /** Block before the first one searched. */
  readonly after: bigint
  /** Fetches the logs of a range with one `eth_getLogs`. */
  readonly fetch: (range: BlockRange) => Promise<readonly Log[]>
  readonly isWanted: (log: Log) => boolean
}

/**
 * Creates a search for the first wanted log's transaction. Each call searches the blocks since the last one, and halves
 * ranges that the node refuses as too large.
 *
 * @returns A function that resolves with undefined while there is no such log, and throws NODE_NOT_AVAILABLE,
 * NODE_REFUSED, or the signal's reason.
 */
export function logSearch<Log extends FoundLog>(
  client: Client,
  { after, fetch, isWanted }: LogSearch<Log>,
): (options: AskOptions) => Promise<Hex | undefined> {
  let fromBlock = after + 1n
  /** Blocks per request that the node has allowed; undefined = no known limit. */
  let limit: bigint | undefined
  return async (options) => {
    const latestOf = () => getBlockNumber(client, { cacheTime: 0 })
    const latest = await askChain('eth_blockNumber', latestOf, options)
    for (let from = fromBlock; from <= latest; ) {
      const size = limit ?? latest - from + 1n
      const toBlock = from + size > latest ? latest : from + size - 1n
      const logs = await fetchUnlessTooLarge(() => fetch({ fromBlock: from, toBlock }), {
        isSingle: toBlock === from,
        options,
      })
      if (logs) {
        const found = logs.find(isWanted)
        if (found) return found.transactionHash
        from = toBlock + 1n
      } else limit = (toBlock - from + 2n) / 2n
    }
    if (latest - OVERLAP >= fromBlock) fromBlock = latest - OVERLAP
    return undefined
  }
}

/** Fetches logs; undefined = the node refuses the range as too large. */
function fetchUnlessTooLarge<Log>(
  fetch: () => Promise<readonly Log[]>,
  { isSingle, options }: { readonly isSingle: boolean; readonly options: AskOptions },
): Promise<readonly Log[] | undefined> {
  const ask = async () => {
    try {
      return await fetch()
    } catch (error) {
      // Not within `askChain`, which retries some of these refusals as outages.
      if (!isSingle && isTooLarge(error)) return undefined
      throw error
    }
  }
  return askChain('eth_getLogs', ask, options)
}

function isTooLarge(error: unknown): boolean {
  const { messages } = walkWalletError(error)
  return messages.some((text) => TOO_LARGE.test(text) && !TOO_OFTEN.test(text))
}
