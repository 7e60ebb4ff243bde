import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './apiError.ts'
import { keepOpen } from './boundedServer.ts'
import type { EventSource, EventsAfter } from './contract/call.ts'
import { refusal, type TakeTurn } from './pageTurns.ts'
import { isHead } from './received.ts'

/** Content type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream'

/** Milliseconds between two reads while nothing happens. */
const INTERVAL_MS = 1_000
/** Milliseconds without an event after which a stream tells its place, so that proxies keep it open. */
const SILENCE_MS = 15_000
/** Milliseconds after which clients reconnect. */
const RETRY_MS = 2_000
/** Open streams in a process. Each asks the database once a second. */
const MOST_STREAMS = 500

/** What streams need of their application. */
export interface StreamParts {
  readonly takeTurn: TakeTurn
  /** Ends all streams, so that a server can end. */
  readonly closing: AbortSignal
  /** Open streams in the process; further ones are refused. Default: 500. */
  readonly mostStreams?: number | undefined
}

/** Answers a request with events from a source; `textOf` writes the data in each as JSON. */
export type StreamTo = (
  request: FastifyRequest,
  reply: FastifyReply,
  source: EventSource<unknown>,
  textOf: (data: unknown) => string,
) => Promise<FastifyReply>

/**
 * Creates the function that answers with a stream of server-sent events. Each event's id is its place: a client that
 * sends its last one as `Last-Event-ID` or `continuation` misses none. Events may come again after a reconnection.
 */
export function eventStreams({
  takeTurn,
  closing,
  mostStreams = MOST_STREAMS,
}: StreamParts): StreamTo {
  let open = 0
  return async (request, reply, source, textOf) => {
    if (open >= mostStreams) throw refusal()
    const read = async (place: string | undefined) => {
      const endTurn = await takeTurn(reply.raw)
      try {
        return await source.after(place)
      } finally {
        endTurn()
      }
    }
    // Before the headers leave, so that a place that is none is refused with 400.
    const first = await read(placeIn(request))
    open += 1
    reply.raw.once('close', () => {
      open -= 1
    })
    keepOpen(reply.raw)
    reply
      .type(`${EVENT_STREAM}; charset=utf-8`)
      // No proxy may collect events.
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .send(isHead(request.raw) ? '' : Readable.from(chunks(first, read, textOf)))
    return reply
  }

  async function* chunks(
    first: EventsAfter<unknown>,
    read: (place: string) => Promise<EventsAfter<unknown>>,
    textOf: (data: unknown) => string,
  ): AsyncGenerator<string> {
    yield `retry: ${RETRY_MS}\n\n`
    let place: string | undefined
    let quietSince = performance.now()
    for (let next = first; ; next = await readPatiently(read, next)) {
      for (const event of next.events) yield eventText(event.place, textOf(event.data))
      const isLong = performance.now() - quietSince >= SILENCE_MS
      const isTold = next.events.length > 0 || (next.place === place && !isLong)
      if (!isTold) yield placeText(next.place)
      if (!isTold || next.events.length > 0) quietSince = performance.now()
      place = next.place
      if (next.hasMore) continue
      if (!(await isStillOpen())) return
    }
  }

  /** Reads on. While the server is busy, the place stays. */
  async function readPatiently(
    read: (place: string) => Promise<EventsAfter<unknown>>,
    { place }: EventsAfter<unknown>,
  ): Promise<EventsAfter<unknown>> {
    try {
      return await read(place)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { events: [], place, hasMore: false }
    }
  }

  /** Waits for the next read. */
  async function isStillOpen(): Promise<boolean> {
    await wait(INTERVAL_MS, undefined, { signal: closing }).catch(() => undefined)
    return !closing.aborted
  }
}

/** Where a request's stream starts; undefined = now. */
function placeIn({ headers, query }: FastifyRequest): string | undefined {
  const { 'last-event-id': last } = headers
  const { continuation } = query as { readonly continuation?: string }
  // A browser's EventSource repeats the address that it was made with, whose place is older.
  return typeof last === 'string' && last !== '' ? last : continuation
}

/** A place without an event: browsers note its id, and hand on events of this kind only if asked to. */
const placeText = (place: string): string => `event: place\nid: ${place}\ndata: {}\n\n`

/** JSON has no line breaks. */
const eventText = (place: string, json: string): string => `id: ${place}\ndata: ${json}\n\n`
