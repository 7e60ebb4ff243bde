import cors from '@fastify/cors'
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import { groupRepeats } from '../log/repeats.ts'
import { ApiError } from './apiError.ts'
import {
  boundedServer,
  type ConnectionBounds,
  type CutReason,
  connectionBounds,
} from './boundedServer.ts'
import { checkCallers, type FindCaller } from './callers.ts'
import { type ClassLimits, limitClasses } from './classLimits.ts'
import { compressAnswers } from './compressAnswers.ts'
import type { Call } from './contract/call.ts'
import { answerFailures, sendFailure } from './failures.ts'
import { acceptJson, MAX_BODY_BYTES } from './jsonBodies.ts'
import { checkKeys, type FindKey, KEY_HEADER } from './keys.ts'
import { limitRequests } from './limits.ts'
import { PAGE_BOUNDS, type PageBounds, pageTurns, type TakeTurn } from './pageTurns.ts'
import { receive, requestIdOf } from './received.ts'
import { type FinishedRequest, RequestLog } from './requestLog.ts'
import { type ReusePage, reusedPages, type StateOf } from './reusedPages.ts'
import { CONTINUATION_HEADER } from './routeSchema.ts'
import { refuseUnknownPaths } from './unknownPaths.ts'
import { answerUnread } from './unreadRequests.ts'

/** Maximum length for an identifier in a path, in characters. */
const MAX_PARAMETER_LENGTH = 512

/** Milliseconds that an idle connection stays open; longer than common proxies wait. */
const KEEP_ALIVE_MS = 72_000

const REQUEST_ID = 'X-Request-Id'

/** HTTP settings. */
export interface HttpOptions {
  /** Receives a line for each request, and errors that callers do not see. Default: no logging. */
  readonly logger?: FastifyBaseLogger
  /** Called when a request is finished. */
  readonly onFinished?: (finished: FinishedRequest) => void
  /** Finds API keys. Default: there are none, so every key is unknown. */
  readonly findKey?: FindKey
  /** Finds users by token. Default: there are none, so every token is refused. */
  readonly findCaller?: FindCaller
  /** Requests per minute from an address without a key. Default: unlimited. */
  readonly perMinute?: number
  /** Limits per request class. Default: none. */
  readonly classLimits?: ClassLimits
  /** Recognizes transient handler errors, such as from an unreachable database: they become 503. Default: none. */
  readonly isPassing?: (error: unknown) => boolean
  /** Origins whose pages may call. Default: all, since every answer is public. */
  readonly origins?: readonly string[]
  /** Proxies trusted to set `X-Forwarded-For`. Default: none. */
  readonly proxies?: readonly string[]
  /** Limits on pages. Default: `PAGE_BOUNDS`. */
  readonly pageBounds?: PageBounds
  /** Connection limits. Default: `connectionBounds()`. */
  readonly connections?: ConnectionBounds
  /** Returns the database state, which invalidates cached pages. Default: no cache. */
  readonly stateOf?: StateOf
  /** Returns a text for changes by the clock so far. Default: pages that depend on the clock are not cached. */
  readonly clockStateOf?: StateOf
}

/** An HTTP application with the rules for all calls, but no calls yet. */
export interface HttpApp {
  readonly fastify: FastifyInstance
  /** Registers paths with their methods, which 405 lists. */
  readonly announce: (calls: readonly Pick<Call, 'method' | 'path'>[]) => void
  /** Limits concurrent pages across all interfaces. */
  readonly takeTurn: TakeTurn
  /** Page cache for all interfaces. Undefined = no cache. */
  readonly reuse: ReusePage | undefined
  /** Undefined = pages that depend on the clock are not cached. */
  readonly clockStateOf: StateOf | undefined
}

/** Creates the application: bodies, failures, keys, limits and origins. */
export async function createHttpApp(options: HttpOptions = {}): Promise<HttpApp> {
  const {
    logger,
    perMinute,
    origins,
    proxies = [],
    pageBounds = PAGE_BOUNDS,
    connections: bounds = connectionBounds(),
    stateOf,
    clockStateOf,
  } = options
  const { findKey = async () => undefined, findCaller = async () => undefined } = options
  const onCut = groupRepeats<CutReason>((reason, connections) =>
    app.log.warn({ connections }, `Connections were closed: ${reason}`),
  )
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger }),
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    logController: new RequestLog((finished, { log }) => {
      log.info(finished, 'request')
      options.onFinished?.(finished)
    }),
    genReqId: requestIdOf,
    rewriteUrl: receive,
    serverFactory: (handle) =>
      boundedServer(handle, {
        bounds,
        keepAliveMs: KEEP_ALIVE_MS,
        proxies,
        onCut: (reason) => onCut(reason, reason),
      }),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    clientErrorHandler: answerUnread,
    frameworkErrors: (_, request, reply) =>
      sendFailure(request, reply, new ApiError('badRequest', 'The path is malformed')),
  })
  compressAnswers(app)
  acceptJson(app)
  answerFailures(app, options.isPassing)
  app.addHook('onRequest', async ({ id, url }, reply) => {
    reply.header(REQUEST_ID, id)
    if (/%00/.test(url)) throw new ApiError('validation', 'The address has the character U+0000')
  })
  await app.register(cors, {
    origin: origins ? [...origins] : '*',
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Content-Type', 'Authorization', 'If-None-Match', KEY_HEADER, REQUEST_ID],
    exposedHeaders: [
      REQUEST_ID,
      CONTINUATION_HEADER,
      'ETag',
      'Retry-After',
      'WWW-Authenticate',
      ...['Limit', 'Remaining', 'Reset'].map(rateHeader),
    ],
    maxAge: 86_400,
  })
  checkKeys(app, findKey)
  if (options.classLimits) limitClasses(app, options.classLimits)
  await limitRequests(app, perMinute)
  checkCallers(app, findCaller)
  const announce = refuseUnknownPaths(app)
  const reuse = stateOf && reusedPages(stateOf)
  return { fastify: app, announce, takeTurn: pageTurns(pageBounds), reuse, clockStateOf }
}

const rateHeader = (name: string) => `X-RateLimit-${name}`
