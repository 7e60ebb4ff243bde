import { rateLimiter, requestsPerSecondOf } from '@mintline/core/batches'
import type { AptosConnection } from '../chain/connection.ts'

/**
 * Limits a connection's request rate; requests beyond it wait for their turn.
 *
 * @param requestsPerSecond `Infinity` = no limit. Default: 20; none for a node on this machine.
 */
export function limitedConnection(
  connection: AptosConnection,
  requestsPerSecond = requestsPerSecondOf(connection.url),
): AptosConnection {
  const limit = rateLimiter(requestsPerSecond)
  return { ...connection, fetch: (input, init) => limit(() => connection.fetch(input, init)) }
}
