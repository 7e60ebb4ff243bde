import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeyScope, REQUEST_CLASSES } from '../config/requestClasses.ts'
import { ApiError } from './apiError.ts'
import { classOf } from './classLimits.ts'

/** Header with the API key. */
export const KEY_HEADER = 'X-API-KEY'

/** A known API key, without its secret. */
export interface ApiKey {
  readonly id: string
  /** Requests per minute; undefined = unlimited. */
  readonly perMinute?: number
  readonly scopes: readonly KeyScope[]
  /** Undefined = never expires. */
  readonly expiresAt?: Date
  /** Origins whose pages may send it; undefined = any caller. */
  readonly origins?: readonly string[]
}

/** Finds a secret's key; undefined if there is none. It may record the address that used the key. */
export type FindKey = (secret: string, ip: string) => Promise<ApiKey | undefined>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that need a key. */
    needsKey?: boolean
  }
  interface FastifyRequest {
    /** The caller's key; undefined if the request has none. */
    apiKey: ApiKey | undefined
  }
}

/**
 * Refuses API keys that are unknown, expired, or lack the scope for a call. Requests without a key pass, except to calls
 * that need one.
 */
export function checkKeys(app: FastifyInstance, findKey: FindKey): void {
  app.decorateRequest('apiKey', undefined)
  app.addHook('onRequest', async (request) => {
    const secret = request.headers[KEY_HEADER.toLowerCase()]
    if (secret === undefined || secret === '') {
      if (!request.routeOptions.config.needsKey) return
      throw new ApiError('unauthorized', `Only callers with a key in ${KEY_HEADER} may do this`)
    }
    const key = await findKey(String(secret), request.ip)
    if (key === undefined) throw new ApiError('unauthorized', `The key in ${KEY_HEADER} is unknown`)
    if (key.expiresAt !== undefined && key.expiresAt.getTime() <= Date.now()) {
      throw new ApiError('unauthorized', `The key in ${KEY_HEADER} has expired`)
    }
    // Checked first, since its limit only counts for callers who may use it.
    assertAllowed(key, request)
    request.apiKey = key
  })
}

function assertAllowed({ origins, scopes }: ApiKey, request: FastifyRequest): void {
  if (origins !== undefined && !origins.includes(request.headers.origin ?? '')) {
    throw new ApiError('forbidden', `The key in ${KEY_HEADER} is not for this origin`)
  }
  const requestClass = classOf(request)
  if (requestClass === undefined) return
  const { scope } = REQUEST_CLASSES[requestClass]
  if (!scopes.includes(scope)) {
    throw new ApiError('forbidden', `The key in ${KEY_HEADER} has no right to ${scope}`)
  }
}
