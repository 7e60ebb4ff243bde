import { type ErrorContext, MintlineError, withTimeout } from '@mintline/core'
import { type ApiConnection, type CallOptions, isResponseError } from '@mintline/indexer-api'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import type { z } from '#shared/lib/zod.ts'

/** Timeout in milliseconds. */
const TIMEOUT = 10_000

/** A server call, the schema for its answer, and its limits. */
interface Question<Answer> {
  readonly call: (connection: ApiConnection, options: CallOptions) => Promise<unknown>
  /** Decodes the answer. Nothing else from it reaches the page. */
  readonly form: z.ZodMiniType<Answer>
  readonly signal?: AbortSignal | undefined
  /** Milliseconds. Default: 10 seconds. */
  readonly timeout?: number
}

/**
 * Sends one request to a server, without retries: callers retry by their queries.
 *
 * @throws INDEXER_NOT_AVAILABLE, INDEXER_REFUSED, INDEXER_ANSWER_MALFORMED, or the signal's reason
 */
export async function askIndexer<Answer>(
  url: string,
  { call, form, signal, timeout = TIMEOUT }: Question<Answer>,
): Promise<Answer> {
  const host = hostOf(url)
  const connection: ApiConnection = { baseUrl: url, retry: { attempts: 0 } }
  const answer = await withTimeout((either) => call(connection, { signal: either }), {
    timeout,
    timeoutError: () => new IndexerError('INDEXER_NOT_AVAILABLE', { host }),
    signal,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw failureOf(cause, host)
  })
  const decoded = form.safeParse(answer)
  if (decoded.success) return decoded.data
  throw new IndexerError('INDEXER_ANSWER_MALFORMED', { host }, { cause: decoded.error })
}

function failureOf(cause: unknown, host: string): unknown {
  if (cause instanceof IndexerError) return cause
  if (!isResponseError(cause)) return new IndexerError('INDEXER_NOT_AVAILABLE', { host }, { cause })
  const { status } = cause
  // A success whose text is not JSON.
  if (status < 300) return new IndexerError('INDEXER_ANSWER_MALFORMED', { host }, { cause })
  return new IndexerError('INDEXER_REFUSED', { host, status }, { cause })
}

const INDEXER_MESSAGES = {
  INDEXER_NOT_AVAILABLE: ({ host }: { host: string }) =>
    `The server at ${host} does not answer. Try again, or reload the page to read from the chain`,
  INDEXER_REFUSED: ({ host, status }: { host: string; status: number }) =>
    `The server at ${host} refused the request with status ${status}. Try again in a moment`,
  INDEXER_ANSWER_MALFORMED: ({ host }: { host: string }) =>
    `The server at ${host} gave an answer that this page cannot read. Tell whoever runs it`,
}

type IndexerMessages = typeof INDEXER_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends IndexerMessages {}
}

/** Error about a server's answer. */
class IndexerError<Code extends keyof IndexerMessages> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(INDEXER_MESSAGES, code, context, options)
  }
}
