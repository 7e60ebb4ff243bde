import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import { ApiError } from './apiError.ts'
import type { CallBody } from './contract/call.ts'
import { jsonParser, MAX_BODY_BYTES } from './jsonBodies.ts'

/**
 * Creates a step before validation that turns a GET call's body into a query parameter: the body itself, which few
 * clients can send, or its fields in the query.
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

/** Reads the body as text, which Fastify does not do for GET; empty if there is none. */
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
