import { ApiError, UnavailableError } from '../http/apiError.ts'
import type { HttpApp } from '../http/app.ts'
import type { FindLineSource } from '../ingest/sources/lines/applyLines.ts'
import { SIGNATURE_HEADER, signatureFault } from './signature.ts'

/** Path of the webhook, which is not a call in the API. */
export const WEBHOOK_PATH = '/ingest/v1/lines'

const NDJSON = 'application/x-ndjson'
const JSON_TYPE = 'application/json'

const PATIENCE = 60_000

/** The senders' secret, and where lines go. */
export interface WebhookOptions {
  readonly secret: string
  /** Creates line sources for one request; they stop when the signal aborts. */
  readonly sourcesOf: (signal: AbortSignal) => Promise<FindLineSource>
  /** Milliseconds within which nodes must answer all queries for a request. Default: a minute. */
  readonly patience?: number
}

/** Response after all lines are written. */
interface Written {
  /** Number of lines. */
  readonly lines: number
  /** Number of new activities. */
  readonly activities: number
}

/**
 * Adds `POST /ingest/v1/lines`, which writes the lines in a signed body: one JSON object per line, or a JSON document
 * with one object or a list. It stops at a refused line, after writing those before it.
 */
export async function addWebhook(
  { fastify, announce }: HttpApp,
  { secret, sourcesOf, patience = PATIENCE }: WebhookOptions,
): Promise<void> {
  announce([{ method: 'POST', path: WEBHOOK_PATH }])
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the raw bytes.
    scope.addContentTypeParser<Buffer>(
      [NDJSON, JSON_TYPE],
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    )
    scope.addContentTypeParser('*', (_request, _payload, done) =>
      done(new ApiError('mediaType', `The body must be of the type ${NDJSON} or ${JSON_TYPE}`)),
    )
    const config = { requestClass: 'feed' } as const
    scope.post(
      WEBHOOK_PATH,
      { schema: { hide: true }, config },
      async (request): Promise<Written> => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const header = request.headers[SIGNATURE_HEADER]
        const signed = { header: header === undefined ? undefined : String(header), body }
        const fault = signatureFault(secret, signed, Date.now() / 1_000)
        if (fault)
          throw new ApiError('unauthorized', `The signature in ${SIGNATURE_HEADER} ${fault}`)
        const isJson = String(request.headers['content-type']).startsWith(JSON_TYPE)
        const late = new AbortController()
        const timer = setTimeout(() => late.abort(new UnavailableError()), patience)
        try {
          return await write(isJson ? asLines(body) : body, await sourcesOf(late.signal))
        } finally {
          clearTimeout(timer)
        }
      },
    )
  })
}

/** Loads the code only here: servers without a secret never need it. */
async function write(body: Buffer, sourceOf: FindLineSource): Promise<Written> {
  const { ingestLines } = await import('./ingestLines.ts')
  const { lines, activities, refusal } = await ingestLines(streamOf(body), {
    sourceOf,
    isSkipping: false,
  })
  if (refusal) throw refusal.error
  return { lines, activities }
}

async function* streamOf(body: Buffer): AsyncGenerator<Buffer> {
  yield body
}

/** Converts a JSON document to lines, numbered by position in its list. */
function asLines(body: Buffer): Buffer {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return Buffer.from(
      [value]
        .flat()
        .map((line) => JSON.stringify(line))
        .join('\n'),
    )
  } catch {
    throw new ApiError('badRequest', 'The body is no JSON')
  }
}
