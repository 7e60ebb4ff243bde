import type { FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'

/** The user for whom a request acts. */
export interface Caller {
  /** UUID in lower case. */
  readonly userId: string
  /** The user's session: its token's hash, in hex. */
  readonly session: string
}

/** Finds a token's user; undefined if the token is malformed, ended or expired. */
export type FindCaller = (token: string) => Promise<Caller | undefined>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that act for a user. */
    isForUser?: boolean
    /** True for public calls that do more for a signed-in user. */
    knowsUser?: boolean
  }
  interface FastifyRequest {
    /** The user for whom the request acts; undefined for nobody. */
    caller: Caller | undefined
  }
}

const BEARER = /^bearer +([\w.~+/-]+=*) *$/i

/** Refuses calls for a user without a valid token: with the same message and timing, whatever is wrong with it. */
export function checkCallers(app: FastifyInstance, findCaller: FindCaller): void {
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    const { isForUser, knowsUser } = request.routeOptions.config
    const { authorization } = request.headers
    if (!isForUser && !(knowsUser && authorization !== undefined)) return
    const [, token = ''] = BEARER.exec(authorization ?? '') ?? []
    request.caller = await findCaller(token)
    if (isForUser && request.caller === undefined) {
      throw new ApiError(
        'unauthorized',
        'Sign in first: the access token is missing or not valid',
        {
          headers: { 'WWW-Authenticate': 'Bearer' },
        },
      )
    }
  })
}
