import { createParser } from 'eventsource-parser'
import type { ApiConnection, CallOptions } from './connection.ts'
import { RequiredError, ResponseError } from './errors.ts'
import type { Operation } from './operation.ts'
import { isPassing, wait } from './retry.ts'

/** A call that answers with a stream of events. Called directly, it returns the response whose body has them. */
export interface StreamOperation<Input, Entity, Failure = unknown>
  extends Operation<Input, Response, Failure> {
  /** Never set: it is for types only. */
  readonly entity?: Entity
}

/** An event in a stream. */
export interface StreamedEvent<Entity> {
  readonly data: Entity
  /** Where the stream goes on after this event: store it to miss none after a restart. */
  readonly continuation: string
}

/** Largest event in characters. */
const MAX_EVENT = 1_000_000
/** Milliseconds without a byte after which a connection counts as lost; servers write at least every 15 seconds. */
const SILENCE_MS = 45_000
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000

/**
 * Yields a stream's events as they happen, and reconnects where the last one left off. An event may come twice. Without
 * a `continuation` it starts now. It ends only by `break`, the signal, or a refusal that another try does not change.
 *
 * @throws ResponseError if the server refuses the request
 * @example
 * for await (const { data } of subscribe(streamActivities, connection, { type: ['MINT'] })) show(data)
 */
export async function* subscribe<Input, Entity>(
  stream: StreamOperation<Input, Entity>,
  connection: ApiConnection,
  input: NoInfer<Input>,
  options: CallOptions = {},
): AsyncGenerator<StreamedEvent<Entity>, never, undefined> {
  const open = stream as Operation<object, Response>
  const { signal } = options
  let place: string | undefined
  for (let failures = 0; ; failures += 1) {
    const connected = new AbortController()
    const end = () => connected.abort(signal?.reason)
    signal?.addEventListener('abort', end)
    try {
      signal?.throwIfAborted()
      const from = place === undefined ? input : { ...input, continuation: place }
      const response = await open(connection, from as object, {
        ...options,
        signal: connected.signal,
      })
      for await (const { id, event, data } of eventsIn(response, end)) {
        failures = 0
        place = id ?? place
        if (event === undefined && place !== undefined) {
          yield { data: JSON.parse(data) as Entity, continuation: place }
        }
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof RequiredError || isRefusal(error)) throw error
    } finally {
      signal?.removeEventListener('abort', end)
      // Also after `break`: nothing else closes the connection.
      end()
    }
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)
    await wait(delay * (0.5 + Math.random() / 2), signal)
  }
}

/** True for an answer that another try does not change. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseError && error.status < 500 && !isPassing(error.status)

/** Yields the events in a response. */
async function* eventsIn({ body }: Response, giveUp: () => void) {
  if (body === null) return
  let found: { id?: string | undefined; event?: string | undefined; data: string }[] = []
  const parser = createParser({
    onEvent: (event) => found.push(event),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error
    },
    maxBufferSize: MAX_EVENT,
  })
  let silence: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(giveUp, SILENCE_MS)
  }
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      listen()
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* found
      found = []
    }
  } finally {
    clearTimeout(silence)
  }
}
