import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
} from 'fastify'
import { callerNetwork } from '../config/ipRanges.ts'
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
import { eventStreams, type StreamTo } from './eventStream.ts'
import { answerFailures, sendFailure } from './failures.ts'
import { acceptJson, MAX_BODY_BYTES } from './jsonBodies.ts'
import { type ApiKey, checkKeys, type FindKey, KEY_HEADER } from './keys.ts'
import { PAGE_BOUNDS, type PageBounds, pageTurns, type TakeTurn } from './pageTurns.ts'
import { isHead, receive, requestIdOf } from './received.ts'
import { type FinishedRequest, pathOf, RequestLog } from './requestLog.ts'
import { type ReusePage, reusedPages, type StateOf } from './reusedPages.ts'
import { CONTINUATION_HEADER } from './routeSchema.ts'

const REFUSALS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(
    'headersTooLarge',
    'The address and headers are larger than 16384 bytes: ask for fewer at once',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('timeout', 'The request did not arrive in time'),
}

const MINUTE_MS = 60_000

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
  /** Open streams in the process. Default: 500. */
  readonly mostStreams?: number
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
  /** Answers with streams of events, which end with the application. */
  readonly streamTo: StreamTo
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
    mostStreams,
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
  const takeTurn = pageTurns(pageBounds)
  const streamTo = eventStreams({ takeTurn, closing: closingOf(app), mostStreams })
  return { fastify: app, announce, takeTurn, reuse, clockStateOf, streamTo }
}

/** Returns a signal that aborts when an application begins to close. */
function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', (done) => {
    closing.abort()
    done()
  })
  return closing.signal
}

const rateHeader = (name: string) => `X-RateLimit-${name}`

/** Answers 404 to unknown paths, and 405 to unsupported methods on known ones. */
function refuseUnknownPaths(
  app: FastifyInstance,
): (calls: readonly Pick<Call, 'method' | 'path'>[]) => void {
  const known: { path: RegExp; method: string }[] = []
  // Not in a handler: Fastify may refuse the body before a handler runs.
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return
    const path = pathOf(request.url)
    const methods = known.filter((call) => call.path.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new ApiError('notFound', `There is no path ${path}`)
    const allowed = [...new Set(methods)].sort().join(', ')
    const message = `${isHead(request.raw) ? 'HEAD' : request.method} is no method of this path. Allowed: ${allowed}`
    throw new ApiError('methodNotAllowed', message, { headers: { Allow: allowed } })
  })
  return (calls) => {
    for (const { path, method } of calls) known.push({ path: patternOf(path), method })
  }
}

function patternOf(path: string): RegExp {
  const steps = path.split(/\{\w+\}/).map((text) => text.replaceAll('.', '\\.'))
  return new RegExp(`^${steps.join('[^/]+')}$`)
}

/**
 * Limits requests: per key by the key's limit, others by address or IPv6 /64.
 *
 * @param perMinute Requests per minute for an address without a key; undefined = unlimited.
 */
async function limitRequests(app: FastifyInstance, perMinute: number | undefined): Promise<void> {
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

/**
 * Answers a request that Node could not parse, in this server's error format instead of Fastify's, and ends its
 * connection.
 */
function answerUnread(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const failure = REFUSALS[error.code] ?? new ApiError('badRequest', 'The request is malformed')
  const { statusCode } = failure
  const body = JSON.stringify(failure.body(false))
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
