import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Caller } from './callers.ts'
import {
  type Call,
  type CallBody,
  type ContextOf,
  type EventSource,
  isQueried,
} from './contract/call.ts'
import { EVENT_STREAM, type StreamTo } from './eventStream.ts'
import { JSON_TYPE, type PageParts, pageHandlerOf, serializerOf } from './pageHandlerOf.ts'
import { isPage, refusal } from './pageTurns.ts'
import type { ServedCall } from './servedCall.ts'

/** A handler with validated types: the compiler cannot follow them by name. */
type Handle<Services> = (
  input: object,
  services: Services,
  context: ContextOf<Call> & { readonly caller: Caller | undefined },
) => Promise<unknown>

/** Dependencies common to an interface's handlers. */
interface HandlerParts<Services> extends PageParts {
  readonly services: Services
  readonly streamTo: StreamTo
  /** Returns services whose node requests end with a signal. Undefined = none asks a node. */
  readonly servicesUntil?: ((left: AbortSignal) => Services) | undefined
}

/** Creates a call's Fastify handler. */
export function handlerOf<Services>(
  call: ServedCall<Services>,
  { services, servicesUntil, streamTo, ...parts }: HandlerParts<Services>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const { params = {}, query = {}, body, answer, status, text, streams } = call
  const { values } = parts
  const handle = call.handle as Handle<Services>
  const [inPath, inQuery] = [Type.Object(params), Type.Object(query)]
  const answerTo = (request: FastifyRequest, from = services): Promise<unknown> => {
    const input = {
      ...values.read(inPath, request.params as object),
      ...values.read(inQuery, request.query as object),
      ...(body && { [body.name]: values.read(body.schema, bodyIn(request, body)) }),
    }
    return handle(input, from, request)
  }
  const bodyIn = ({ query, body: sent }: FastifyRequest, { name }: CallBody) =>
    isQueried(call) ? Reflect.get(query as object, name) : sent
  // No page asks a node.
  if (isPage(call)) return pageHandlerOf(call, (request) => answerTo(request), parts)
  if (streams && answer) {
    return async (request, reply) => {
      const source = (await answerTo(request)) as EventSource<unknown>
      const write = serializerOf(reply, EVENT_STREAM)
      return streamTo(request, reply, source, (data) => String(write(values.written(answer, data))))
    }
  }
  return async (request, reply) => {
    const answered = await answerTo(request, servicesUntil?.(untilGone(reply)))
    reply.code(status ?? 200)
    if (answer === undefined) reply.send()
    else if (text) sendText(reply, String(answered))
    else reply.type(JSON_TYPE).send(values.written(answer, answered))
    return reply
  }
}

/** Returns a signal that aborts if a caller leaves or is cut off before the answer. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(refusal())
  })
  return leaving.signal
}

/** Sends plain text that browsers must not interpret as a page. */
function sendText(reply: FastifyReply, text: string): void {
  reply.type('text/plain; charset=utf-8').header('X-Content-Type-Options', 'nosniff').send(text)
}
