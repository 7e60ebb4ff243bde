import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import { ApiError } from './apiError.ts'
import type { CallBody } from './contract/call.ts'
import { jsonParser, MAX_BODY_BYTES } from './jsonBodies.ts'

/**
 * Step before validation that makes the body of a call by GET a parameter of the query: the body itself, which few clients
 * can send, or the fields of it that the query has.
 */
export function queriedBody(
  app: FastifyInstance,
  { name, schema }: CallBody,
): preValidationAsyncHookHandler {
  const parse = jsonParser(app)
  const fields = Object.keys('properties' in schema ? Object(schema.properties) : {})
  return async (request) => {
    const query = request.query as Record<string, unknown>
    const text = await textOf(request)
    const body = await new Promise((resolve, reject) => {
      parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
    const named = fields.filter((field) => field in query)
    const fieldsOf = () => Object.fromEntries(named.map((field) => [field, query[field]]))
    query[name] = body ?? (named.length === 0 ? undefined : fieldsOf())
  }
}

/** The body as text, which Fastify reads for other methods alone; empty where there is none. */
async function textOf({ raw, headers }: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of raw) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) {
      throw new ApiError('bodyTooLarge', `The body is larger than ${MAX_BODY_BYTES} bytes`)
    }
    chunks.push(chunk)
  }
  if (size > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw new ApiError('mediaType', 'The body must be of the type application/json')
  }
  return Buffer.concat(chunks).toString()
}
