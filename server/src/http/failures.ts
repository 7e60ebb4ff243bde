import { isMintlineError, isNodeError } from '@mintline/core'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {} from '../errors/catalogue.ts'
import { groupRepeats } from '../log/repeats.ts'
import { ApiError, type ApiErrorKind, isApiError, UnavailableError } from './apiError.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls that fail with analytics codes. */
    isAnalytics?: boolean
  }
}

/** Failures per kind and minute that are logged one by one. */
const FAILURES_AT_ONCE = 3

/** A failure that callers do not see, and its log level. */
interface LoggedFailure {
  readonly error: FastifyError
  readonly request: FastifyRequest
  readonly level: 'warn' | 'error'
}

/** Answers every failure with a code and a sentence; details go to the log. */
export function answerFailures(
  app: FastifyInstance,
  isPassing: (error: unknown) => boolean = () => false,
): void {
  const log = groupRepeats<LoggedFailure>(({ error, request, level }, requests) => {
    request.log[level]({ err: error, ...(requests > 1 && { requests }) }, 'A request failed')
  }, FAILURES_AT_ONCE)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answered = isPassing(error) ? new UnavailableError() : toldOf(error, request)
    if (answered === undefined || answered.kind === 'unavailable') {
      const { method, routeOptions } = request
      const kind = [method, routeOptions?.url, error.code, ...reasonsOf(error)].join(' ')
      log(kind, { error, request, level: answered ? 'warn' : 'error' })
    }
    return sendFailure(request, reply, answered ?? internal(request))
  })
}

/** Returns the messages of an error and its causes, to tell failures on one route apart. */
function reasonsOf(error: unknown): string[] {
  const reasons: string[] = []
  for (let each = error; each instanceof Error && reasons.length < 5; each = each.cause) {
    reasons.push(each.message)
  }
  return reasons
}

/** Sends a failure, with the call's codes. */
export function sendFailure(
  request: Pick<FastifyRequest, 'routeOptions'>,
  reply: Pick<FastifyReply, 'code' | 'headers' | 'type' | 'serializer' | 'send'>,
  error: ApiError,
) {
  // A path that cannot be decoded has no route.
  const { isAnalytics = false } = request.routeOptions?.config ?? {}
  return reply
    .code(error.statusCode)
    .headers(error.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(error.body(isAnalytics))
}

/** Returns the answer for an error; undefined if callers must not see it. */
function toldOf(error: FastifyError, request: FastifyRequest): ApiError | undefined {
  if (isApiError(error)) return error
  if (!isMintlineError(error)) return ofFastify(error, request)
  const kind = CALLERS_FAULTS[error.code]
  if (kind)
    return new ApiError(kind, error.message, {
      headers: HEADERS[error.code]?.(error.context),
      cause: error,
    })
  const isAway = isNodeError(error) || SERVICES_FAULTS.has(error.code)
  return isAway ? new UnavailableError() : undefined
}

/** Response headers for some failures. */
const HEADERS: Readonly<Record<string, (context: object) => Readonly<Record<string, string>>>> = {
  // The challenge from RFC 9470, by which clients know to sign in again.
  SIGN_IN_NOT_FRESH: (context) => ({
    'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age=${Reflect.get(context, 'minutes') * 60}`,
  }),
  TOO_MANY_FAILURES: (context) => ({ 'Retry-After': String(Reflect.get(context, 'seconds')) }),
}

/** Failures in services that operators configure. */
const SERVICES_FAULTS: ReadonlySet<string> = new Set(['SERVICE_FAILED', 'RISK_LIST_NOT_READ'])

const CALLERS_FAULTS: Readonly<Record<string, ApiErrorKind>> = {
  DOMAIN_INVALID: 'badRequest',
  NO_NODE: 'badRequest',
  NO_LAZY_ITEMS: 'badRequest',
  LAZY_ITEM_REFUSED: 'badRequest',
  LINE_MALFORMED: 'badRequest',
  LINE_WITHOUT_NODE: 'badRequest',
  LINE_TOO_EARLY: 'badRequest',
  LINE_REPLACED: 'badRequest',
  NO_TOKEN_IDS: 'badRequest',
  NO_TOKEN_SIGNER: 'badRequest',
  NO_EXCHANGE: 'badRequest',
  SEAPORT_UNKNOWN: 'badRequest',
  ORDER_FIELD_INVALID: 'badRequest',
  ORDER_TIMES_INVALID: 'validation',
  INCORRECT_ORDER_DATA: 'badRequest',
  INCORRECT_SIGNATURE: 'badRequest',
  COLLECTION_PAUSED: 'validation',
  COLLECTION_SHARED: 'validation',
  ORDER_FOR_NOTHING: 'badRequest',
  INCORRECT_PRICE: 'badRequest',
  INCORRECT_LAZY_ASSET: 'badRequest',
  ORDER_CANCELED: 'badRequest',
  ORDER_INVALID_UPDATE: 'badRequest',
  OTHER_ORDER_ACTIVE: 'badRequest',
  AUCTION_RULE_BROKEN: 'badRequest',
  ORDER_NOT_ACTIVE: 'validation',
  ORDER_NOT_PREPARABLE: 'validation',
  NOT_A_PAGE_TOKEN: 'validation',
  CURRENCY_NOT_COUNTED: 'validation',
  PUBLIC_KEY_MISSING: 'validation',
  USER_GONE: 'unauthorized',
  SIGN_IN_NOT_FRESH: 'unauthorized',
  WALLET_TOO_NEW: 'forbidden',
  NO_PUBLIC_URL: 'notAvailable',
  SIGN_IN_REFUSED: 'unauthorized',
  TOO_MANY_FAILURES: 'tooManyRequests',
  PROOF_REFUSED: 'badRequest',
  WALLET_INVALID: 'badRequest',
  PROFILE_FIELD_INVALID: 'validation',
  NO_RISK_LIST: 'notAvailable',
  EMAIL_INVALID: 'validation',
  NO_ON_RAMP: 'notAvailable',
  NO_TWITTER: 'notAvailable',
  PAYMENT_REFUSED: 'validation',
  MESSAGE_NOT_POSTED: 'validation',
  SHORT_URL_INVALID: 'validation',
  SHORT_URL_TAKEN: 'validation',
  AUCTION_INVALID: 'validation',
  FOLLOWS_ITSELF: 'validation',
  LOCKED_CONTENT_INVALID: 'validation',
  LOCKED_ALREADY: 'badRequest',
  REPORT_INVALID: 'validation',
  MODERATED_UNKNOWN: 'notFound',
  WALLET_NOT_MODERATED: 'validation',
  BADGE_NOT_CHANGED: 'validation',
  DECISION_INVALID: 'validation',
}

/** Rephrases a refusal from Fastify; undefined if Fastify itself failed. */
function ofFastify(
  { code, statusCode = 500 }: FastifyError,
  { routeOptions }: FastifyRequest,
): ApiError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const { bodyLimit } = routeOptions
    return new ApiError('bodyTooLarge', `The body is larger than ${bodyLimit} bytes`)
  }
  const [kind, message] = REFUSALS[code] ?? []
  if (kind && message) return new ApiError(kind, message)
  return statusCode < 500 ? new ApiError('badRequest', 'The request is malformed') : undefined
}

const REFUSALS: Readonly<Record<string, readonly [ApiErrorKind, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['mediaType', 'The body must be of the type application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'badRequest',
    'The body is shorter or longer than its Content-Length',
  ],
}

function internal({ id }: FastifyRequest): ApiError {
  return new ApiError('unknown', `The server failed. Its log says more about the request ${id}`)
}
