import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerNetwork } from '../config/ipRanges.ts'
import { ApiError } from './apiError.ts'
import type { ApiKey } from './keys.ts'

const MINUTE_MS = 60_000

/**
 * Limits requests: per key by the key's limit, others by address or IPv6 /64.
 *
 * @param perMinute Requests per minute for an address without a key; undefined = unlimited.
 */
export async function limitRequests(
  app: FastifyInstance,
  perMinute: number | undefined,
): Promise<void> {
  const limitOf = ({ apiKey }: FastifyRequest) => (apiKey ? apiKey.perMinute : perMinute)
  await app.register(rateLimit, {
    timeWindow: MINUTE_MS,
    max: (request) => limitOf(request) ?? 0,
    allowList: (request) => limitOf(request) === undefined,
    keyGenerator: ({ apiKey, ip }) => (apiKey ? keyName(apiKey) : `address ${callerNetwork(ip)}`),
    errorResponseBuilder: (_, { max, ttl }) =>
      new ApiError(
        'tooManyRequests',
        `More than ${max} requests in a minute. Try again in ${Math.ceil(ttl / 1000)} seconds`,
      ),
  })
}

function keyName({ id }: ApiKey): string {
  return `key ${id}`
}
