import { isOnThisMachine } from '@mintline/core/networks'
import type { Connection } from '@solana/web3.js'
import PQueue from 'p-queue'

/** Requests a second unless told otherwise: what public nodes bear. */
export const DEFAULT_REQUESTS_PER_SECOND = 20

const SECOND = 1_000

/** Everything that running batches asks a node for. */
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
 * A connection that makes so many requests a second and no more; others wait for their turn.
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

/** As many requests as a node bears: all of them where it is this machine's own. */
export function requestsPerSecondOf({ rpcEndpoint }: Connection): number {
  return isOnThisMachine(rpcEndpoint) ? Number.POSITIVE_INFINITY : DEFAULT_REQUESTS_PER_SECOND
}
