import type { preValidationHookHandler } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import { type Call, type CallBody, isQueried } from './contract/call.ts'

/**
 * Step before validation that settles what absences mean: an empty list in a query, which clients write as `ids=`, is
 * absent where it may be; an optional body that is absent is empty; any other is named as clients name it.
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

/** Lists that are parsed are no longer known to the library as such. */
function isList(schema: object): boolean {
  return 'type' in schema && schema.type === 'array'
}
