import { isMintlineError, isNodeError } from '@mintline/core'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerKind } from '../errors/answers.ts'
import { SERVER_MESSAGES } from '../errors/catalogue.ts'
import { groupRepeats } from '../log/repeats.ts'
import { ApiError, isApiError, UnavailableError } from './apiError.ts'

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
  const kind = isNodeError(error) ? 'unavailable' : answerOf(error.code)
  if (kind === undefined) return undefined
  if (kind === 'unavailable') return new UnavailableError()
  return new ApiError(kind, error.message, {
    headers: HEADERS[error.code]?.(error.context),
    cause: error,
  })
}

/** Returns how callers see an error; undefined if they must not. */
function answerOf(code: string): AnswerKind | undefined {
  const messages: Readonly<Record<string, Message>> = SERVER_MESSAGES
  return messages[code]?.answer
}

type Message = ((context: never) => string) & { readonly answer?: AnswerKind }

/** Response headers for some failures. */
const HEADERS: Readonly<Record<string, (context: object) => Readonly<Record<string, string>>>> = {
  // The challenge from RFC 9470, by which clients know to sign in again.
  SIGN_IN_NOT_FRESH: (context) => ({
    'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age=${Reflect.get(context, 'minutes') * 60}`,
  }),
  TOO_MANY_FAILURES: (context) => ({ 'Retry-After': String(Reflect.get(context, 'seconds')) }),
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

const REFUSALS: Readonly<Record<string, readonly [AnswerKind, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['mediaType', 'The body must be of the type application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'badRequest',
    'The body is shorter or longer than its Content-Length',
  ],
}

function internal({ id }: FastifyRequest): ApiError {
  return new ApiError('unknown', `The server failed. Its log says more about the request ${id}`)
}
