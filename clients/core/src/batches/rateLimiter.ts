import PQueue from 'p-queue'
import { isOnThisMachine } from '../networks/publicHost.ts'

/** Default requests per second, which public nodes allow. */
export const DEFAULT_REQUESTS_PER_SECOND = 20

const SECOND = 1_000

/** Runs a request when the limit allows it. */
export type RateLimiter = <Answer>(request: () => Promise<Answer>) => Promise<Answer>

/**
 * Limits requests per second and queues the rest.
 *
 * @param requestsPerSecond `Infinity` = no limit.
 */
export function rateLimiter(requestsPerSecond: number): RateLimiter {
  if (requestsPerSecond === Number.POSITIVE_INFINITY) return (request) => request()
  const queue = new PQueue({ interval: SECOND, intervalCap: requestsPerSecond })
  return (request) => queue.add(request, { throwOnTimeout: true })
}

/** Returns the rate limit for a node: unlimited on this machine. */
export function requestsPerSecondOf(url: string): number {
  return isOnThisMachine(url) ? Number.POSITIVE_INFINITY : DEFAULT_REQUESTS_PER_SECOND
}
