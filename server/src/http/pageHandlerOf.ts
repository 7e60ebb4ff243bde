import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from './contract/call.ts'
import type { PlatformValues } from './contract/platformValues.ts'
import { type CallerSide, PAGE_BOUNDS, type TakeTurn } from './pageTurns.ts'
import type { ReusePage, StateOf, WrittenPage } from './reusedPages.ts'
import { CONTINUATION_HEADER } from './routeSchema.ts'
import { bytesOf, type Serializer } from './serializers.ts'
import { sharedRuns } from './sharedRuns.ts'

/** Content type for JSON answers. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/** Dependencies common to all page calls. */
export interface PageParts {
  readonly values: PlatformValues
  readonly takeTurn: TakeTurn
  /** Undefined = no cache. */
  readonly reuse: ReusePage | undefined
  /** Undefined = pages that depend on the clock are not cached. */
  readonly clockStateOf: StateOf | undefined
}

type PageCall = Pick<
  Call,
  'method' | 'answer' | 'continues' | 'bearer' | 'knowsCaller' | 'untilWritten' | 'byClock'
>

/**
 * Creates the handler for a call that answers a page or a list. A public page is deduplicated: everyone who asks for
 * the same page while it is being read shares the next read. It may also be cached until anything is written.
 *
 * @param answerTo - reads the answer
 */
export function pageHandlerOf(
  call: PageCall,
  answerTo: (request: FastifyRequest) => Promise<unknown>,
  { values, takeTurn, reuse, clockStateOf }: PageParts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const { method, answer, continues, bearer, knowsCaller, untilWritten, byClock } = call
  const write = (reply: FastifyReply, answered: unknown): WrittenPage => {
    const { entries, next } = continues
      ? (answered as EntriesAndToken)
      : { entries: answered, next: undefined }
    const shown = answer && values.written(answer, entries)
    return { bytes: bytesOf(serializerOf(reply)(shown)), next }
  }
  const keptOrMade = async (request: FastifyRequest, make: () => Promise<WrittenPage>) => {
    if (!reuse || !untilWritten) return make()
    // Read before the page is made, like the database state.
    const clock = byClock ? await clockStateOf?.() : ''
    return clock === undefined ? make() : reuse(`${method} ${keyOf(request)} ${clock}`, make)
  }
  const pageTo = async (request: FastifyRequest, reply: FastifyReply, callers: CallerSide) => {
    const endTurn = await takeTurn(callers)
    try {
      return await keptOrMade(request, async () => write(reply, await answerTo(request)))
    } finally {
      endTurn()
    }
  }
  const share = bearer || knowsCaller ? undefined : sharedRuns<WrittenPage>(PAGE_BOUNDS.waiting)
  return async (request, reply) => {
    const work = (callers: CallerSide) => pageTo(request, reply, callers)
    const { bytes, next } = await (share ? share(keyOf(request), reply.raw, work) : work(reply.raw))
    if (next !== undefined) reply.header(CONTINUATION_HEADER, next)
    reply.type(JSON_TYPE).send(bytes)
    // Awaited when the answer is sent: a slow reader keeps nobody else waiting.
    return reply
  }
}

interface EntriesAndToken {
  readonly entries: readonly unknown[]
  readonly next: string | undefined
}

/** Returns a call's serializer. Fastify's types leave out that ours writes bytes. */
export const serializerOf = (reply: FastifyReply, type = 'application/json') =>
  reply.getSerializationFunction('200', type) as unknown as Serializer

/** Returns a text that identifies what a request asks for. */
function keyOf({ url, body }: FastifyRequest): string {
  if (body === undefined) return url
  // Its ids and dates are parsed already.
  const digest = createHash('sha256').update(serialize(body)).digest('base64')
  return `${url} ${digest}`
}
