import { ApiError, UnavailableError } from '../http/apiError.ts'
import type { HttpApp } from '../http/app.ts'
import type { FindLineSource } from '../ingest/sources/lines/applyLines.ts'
import { SIGNATURE_HEADER, signatureFault } from './signature.ts'

/** Path of the webhook, which is no call of the interface. */
export const WEBHOOK_PATH = '/ingest/v1/lines'

const NDJSON = 'application/x-ndjson'
const JSON_TYPE = 'application/json'

const PATIENCE = 60_000

/** The secret of senders, and where lines go. */
export interface WebhookOptions {
  readonly secret: string
  /** Sources of the lines of one request, until the signal aborts. */
  readonly sourcesOf: (signal: AbortSignal) => Promise<FindLineSource>
  /** Milliseconds for nodes to answer what a request needs to know. Default: a minute. */
  readonly patience?: number
}

/** Answer to lines that are all written. */
interface Written {
  /** Number of lines. */
  readonly lines: number
  /** Number of activities that were not there. */
  readonly activities: number
}

/**
 * Adds `POST /ingest/v1/lines`, which writes the lines of a signed body: one JSON object a line, or as JSON one object or
 * a list of them. A refused line ends it, and those before it are written.
 */
export async function addWebhook(
  { fastify, announce }: HttpApp,
  { secret, sourcesOf, patience = PATIENCE }: WebhookOptions,
): Promise<void> {
  announce([{ method: 'POST', path: WEBHOOK_PATH }])
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is one of bytes.
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

/** Loaded only here: servers without a secret never need it. */
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

/** A JSON document as lines, which are numbered by their place in its list. */
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
