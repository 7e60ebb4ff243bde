import { isOnThisMachine } from '@mintline/core/networks'
import type { Connection } from '@solana/web3.js'
import PQueue from 'p-queue'

/** Default number of requests per second, which public nodes allow. */
export const DEFAULT_REQUESTS_PER_SECOND = 20

const SECOND = 1_000

/** Every request that running batches makes. */
const LIMITED_METHODS: ReadonlySet<string | symbol> = new Set<keyof Connection>([
  'getBalance',
  'getBlock',
  'getEpochInfo',
  'getFirstAvailableBlock',
  'getGenesisHash',
  'getLatestBlockhashAndContext',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccountsInfo',
  'getMultipleAccountsInfoAndContext',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSlot',
  'getTransaction',
  'sendRawTransaction',
  'simulateTransaction',
])

/**
 * A connection limited to a number of requests per second; others wait for their turn.
 *
 * @param requestsPerSecond `Infinity` = no limit.
 */
export function rateLimited(connection: Connection, requestsPerSecond: number): Connection {
  if (requestsPerSecond === Number.POSITIVE_INFINITY) return connection
  const queue = new PQueue({ interval: SECOND, intervalCap: requestsPerSecond })
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (!LIMITED_METHODS.has(name)) return value.bind(target)
      return (...input: unknown[]) =>
        queue.add(() => value.apply(target, input), { throwOnTimeout: true })
    },
  })
}

/** The rate limit for a node: none for one on this machine. */
export function requestsPerSecondOf({ rpcEndpoint }: Connection): number {
  return isOnThisMachine(rpcEndpoint) ? Number.POSITIVE_INFINITY : DEFAULT_REQUESTS_PER_SECOND
}
