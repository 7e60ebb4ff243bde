import type { FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'

/** User for whom a request acts. */
export interface Caller {
  /** UUID in lower case. */
  readonly userId: string
  /** Session by which the user is signed in: the hash of its token, in hex. */
  readonly session: string
}

/** The user of a token, undefined when the token is none, was ended or has expired. */
export type FindCaller = (token: string) => Promise<Caller | undefined>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that act for a user. */
    isForUser?: boolean
    /** True for calls that do more for a user, and answer everybody. */
    knowsUser?: boolean
  }
  interface FastifyRequest {
    /** User for whom the request acts, undefined where it acts for nobody. */
    caller: Caller | undefined
  }
}

const BEARER = /^bearer +([\w.~+/-]+=*) *$/i

/** Refuses calls that act for a user without the token of one: in the same words and time, whatever is wrong with it. */
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
