import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import type { Call } from './contract/call.ts'
import type { PlatformValues } from './contract/platformValues.ts'
import type { Route } from './route.ts'

/** Handler of a call for Fastify: its route's, or a refusal where the call is not served. */
export function handlerOf<Services>(
  { operationId, params = {}, query = {}, body, answer, status }: Call,
  route: Route<Services> | undefined,
  { services, values }: { services: Services; values: PlatformValues },
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  if (route === undefined) {
    return async () => {
      throw new ApiError('notAvailable', `This server does not serve ${operationId}`)
    }
  }
  // Validation has made what the contract says of the request; the compiler cannot follow by name.
  const handle = route.handle as (input: object, services: Services) => Promise<unknown>
  const [inPath, inQuery] = [Type.Object(params), Type.Object(query)]
  return async (request, reply) => {
    const input = {
      ...values.read(inPath, request.params as object),
      ...values.read(inQuery, request.query as object),
      ...(body && { [body.name]: values.read(body.schema, request.body) }),
    }
    const answered = await handle(input, services)
    reply.code(status ?? 200)
    return answer === undefined
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(values.written(answer, answered))
  }
}
