import type { FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'

/** Header of the API key. */
export const KEY_HEADER = 'X-API-KEY'

/** A known API key, without its secret. */
export interface ApiKey {
  readonly id: string
  /** Requests in a minute; undefined = unlimited. */
  readonly perMinute?: number
}

/** The key of a secret, undefined when there is none. */
export type FindKey = (secret: string) => Promise<ApiKey | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the caller, undefined when the request has none. */
    apiKey: ApiKey | undefined
  }
}

/** Refuses unknown API keys. A request without a key is welcome. */
export function checkKeys(app: FastifyInstance, findKey: FindKey): void {
  app.decorateRequest('apiKey', undefined)
  app.addHook('onRequest', async (request) => {
    const secret = request.headers[KEY_HEADER.toLowerCase()]
    if (secret === undefined || secret === '') return
    request.apiKey = await findKey(String(secret))
    if (request.apiKey === undefined) {
      throw new ApiError('unauthorized', `The key in ${KEY_HEADER} is unknown`)
    }
  })
}
