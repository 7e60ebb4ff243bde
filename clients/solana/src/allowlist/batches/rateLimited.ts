import { rateLimiter } from '@mintline/core/batches'
import type { Connection } from '@solana/web3.js'
import { shareConfirmedSlot } from '../../rpc/askForState.ts'

/** Every request that running batches makes. */
const LIMITED_METHODS: ReadonlySet<string | symbol> = new Set<keyof Connection>([
  'getBalance',
  'getBlock',
  'getEpochInfo',
  'getFirstAvailableBlock',
  'getGenesisHash',
  'getLatestBlockhashAndContext',
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
 * Limits a connection's requests per second; others wait for their turn.
 *
 * @param requestsPerSecond `Infinity` = no limit.
 */
export function rateLimited(connection: Connection, requestsPerSecond: number): Connection {
  if (requestsPerSecond === Number.POSITIVE_INFINITY) return connection
  const limit = rateLimiter(requestsPerSecond)
  const limited = new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (!LIMITED_METHODS.has(name)) return value.bind(target)
      return (...input: unknown[]) => limit(() => value.apply(target, input))
    },
  })
  shareConfirmedSlot(connection, limited)
  return limited
}
