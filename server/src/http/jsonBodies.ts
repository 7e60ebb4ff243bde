import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { ApiError } from './apiError.ts'

/** Maximum body size in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024

/** Maximum nesting depth in a body. */
const MAX_DEPTH = 32

/** Accepts only JSON bodies. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, jsonParser(app))
}

/** Creates the body parser. An empty text means no body. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (text === '') {
      done(null)
      return
    }
    parse(request, text, (error, body) => {
      const fault = error ? new ApiError('badRequest', 'The body is no JSON') : faultOf(body)
      done(fault ?? null, body)
    })
  }
}

function faultOf(body: unknown): ApiError | undefined {
  const seen = inspect(body, 0)
  if (seen === 'deep')
    return new ApiError('badRequest', `The body is nested deeper than ${MAX_DEPTH}`)
  return seen === 'nul'
    ? new ApiError('validation', 'The body has the character U+0000')
    : undefined
}

/** Finds values that no database or stack can take: the character U+0000, and very deep nesting. */
function inspect(value: unknown, depth: number): 'deep' | 'nul' | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'nul' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === MAX_DEPTH) return 'deep'
  for (const [key, each] of Object.entries(value)) {
    const found = inspect(key, depth) ?? inspect(each, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
