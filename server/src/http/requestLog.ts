import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isHead } from './received.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Status of a request that its caller gave up, which was not answered. */
const GIVEN_UP = 499

/** A request that is over. */
export interface FinishedRequest {
  readonly method: string
  /** Path without the query, where callers may put what nobody else should read, and without the key of a mail. */
  readonly path: string
  /** Pattern of the path; undefined = no route has it. */
  readonly route: string | undefined
  /** Status of the answer; 499 = the caller went away before it. */
  readonly status: number
  /** Milliseconds from its headers to the end of its answer. */
  readonly ms: number
  /** API key by its id; undefined = without one. */
  readonly key: string | undefined
}

/** Reports each request once, when its connection has the answer or is gone; replaces Fastify's own log of requests. */
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
        // A path that cannot be decoded leads to no route.
        route: routeOptions?.url,
        status: isAnswered ? raw.statusCode : GIVEN_UP,
        ms: Math.round((performance.now() - start) * 10) / 10,
        key: apiKey?.id,
      }
      this.#onFinished(finished, request)
    })
  }
}

/** A path without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
