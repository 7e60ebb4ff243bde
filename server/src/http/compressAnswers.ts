import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for answers that hold a secret. */
    holdsSecret?: boolean
  }
}

/** Minimum bytes to compress: less fits into one packet anyway. */
export const LEAST_COMPRESSED = 1_024

/** Maximum concurrent compressions. Each takes at most a megabyte, and the process has four threads for them. */
const AT_A_TIME = 8

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // Twice as fast as gzip's default, and smaller. A 256 KiB window bounds the memory.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const

type Encoding = keyof typeof ENCODERS

/** Text types, which compress well. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript)\b|image\/svg\+xml\b)/

/**
 * Adds entity tags to answers, sends 304 if the caller's copy is current, and compresses if the caller accepts it.
 * Answers with secrets or for a user get neither: their compressed length could leak content.
 */
export function compressAnswers(app: FastifyInstance): void {
  let compressing = 0
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (isPrivate(request) || !COMPRESSIBLE.test(String(reply.getHeader('content-type')))) {
      return payload
    }
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    addVary(reply)
    if (isTagged(request, reply)) {
      const tag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`
      reply.header('ETag', tag)
      if (hasTag(request.headers['if-none-match'], tag)) {
        reply.code(304).removeHeader('content-length').removeHeader('content-type')
        return null
      }
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    const isSmall = bytes.length < LEAST_COMPRESSED
    if (encoding === undefined || isSmall || compressing >= AT_A_TIME) return bytes
    compressing += 1
    try {
      const compressed = await ENCODERS[encoding](bytes)
      reply.header('Content-Encoding', encoding).removeHeader('content-length')
      return compressed
    } finally {
      compressing -= 1
    }
  })
}

function isPrivate({ headers, routeOptions }: FastifyRequest): boolean {
  const { isForUser, knowsUser, holdsSecret } = routeOptions?.config ?? {}
  return headers.authorization !== undefined || Boolean(isForUser || knowsUser || holdsSecret)
}

function isTagged({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method === 'GET' && reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store'
  )
}

function addVary(reply: FastifyReply): void {
  const known = reply.getHeader('vary')
  reply.header('Vary', known === undefined ? 'Accept-Encoding' : `${known}, Accept-Encoding`)
}

/** Returns true if a caller's tag list has the tag, strong or weak. */
function hasTag(sent: string | undefined, tag: string): boolean {
  if (sent === undefined) return false
  const opaque = (each: string) => each.trim().replace(/^W\//, '')
  return sent.trim() === '*' || sent.split(',').some((each) => opaque(each) === opaque(tag))
}

/** Returns the encoding that a caller prefers, Brotli if equal; undefined = neither. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((each): [string, number] => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((part) => part.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)]
    }),
  )
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
  return best
}
