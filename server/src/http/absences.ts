import type { preValidationHookHandler } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import { type Call, type CallBody, isQueried } from './contract/call.ts'

/**
 * Creates a step before validation that treats missing values uniformly: an empty list in a query, which clients write
 * as `ids=`, is absent if the list is optional; a missing optional body is empty; a missing mandatory body is refused
 * by its name in clients.
 */
export function absences(call: Call): preValidationHookHandler {
  const { query = {}, body } = call
  const lists = Object.entries(query).flatMap(([name, schema]) =>
    Type.IsOptional(schema) && isList(schema) ? [name] : [],
  )
  return (request, _reply, done) => {
    const given = request.query as Record<string, unknown>
    for (const name of lists) if (given[name] === '') delete given[name]
    if (body !== undefined && !isQueried(call)) request.body ??= emptyBody(body)
    done()
  }
}

function emptyBody({ name, schema, optional }: CallBody): object {
  if (!optional) throw new ApiError('validation', `Required parameter ${name} is missing`)
  return isList(schema) ? [] : {}
}

/** Parsed lists lose their TypeBox type, so the schema is checked instead. */
function isList(schema: object): boolean {
  return 'type' in schema && schema.type === 'array'
}
