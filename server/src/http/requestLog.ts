import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isHead } from './received.ts'

/** Status for a request that the caller gave up before the answer. */
const GIVEN_UP = 499

/** A finished request. */
export interface FinishedRequest {
  readonly method: string
  /** Path without the query, where callers may put private data, and without the key from a mail. */
  readonly path: string
  /** The path's pattern; undefined = no route matches. */
  readonly route: string | undefined
  /** Response status; 499 = the caller left before the answer. */
  readonly status: number
  /** Milliseconds from its headers to the end of the answer. */
  readonly ms: number
  /** API key id; undefined = no key. */
  readonly key: string | undefined
}

/** Prefix for every secret, so that people and source scanners recognize one. */
export const SECRET_PREFIX = 'mintline_'

/** Matches a secret, or enough of one that it must not be shown. */
const SECRETS = new RegExp(`${SECRET_PREFIX}[\\da-f]{8,}`, 'gi')

/** Reports each request once, when its connection has the answer or is gone; replaces Fastify's own request log. */
export class RequestLog extends LogController {
  readonly #onFinished: (finished: FinishedRequest, request: FastifyRequest) => void

  constructor(onFinished: (finished: FinishedRequest, request: FastifyRequest) => void) {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
    this.#onFinished = onFinished
  }

  override incomingRequest(request: FastifyRequest, { raw }: FastifyReply): void {
    const start = performance.now()
    let isAnswered = false
    raw.once('finish', () => {
      isAnswered = true
    })
    raw.once('close', () => {
      const { method, url, routeOptions, apiKey } = request
      const finished = {
        method: isHead(request.raw) ? 'HEAD' : method,
        path: withoutSecrets(pathOf(url)),
        // A path that cannot be decoded has no route.
        route: routeOptions?.url,
        status: isAnswered ? raw.statusCode : GIVEN_UP,
        ms: Math.round((performance.now() - start) * 10) / 10,
        key: apiKey?.id,
      }
      this.#onFinished(finished, request)
    })
  }
}

/** Returns a path without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** Redacts secrets in a text, leaving only their prefix. */
const withoutSecrets = (text: string): string => text.replace(SECRETS, `${SECRET_PREFIX}…`)
