import type { FastifySchema } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Call, ErrorSet } from './contract/call.ts'
import {
  OlapError,
  Refusal,
  UnionApiErrorBadRequest,
  UnionApiErrorEntityNotFound,
  UnionApiErrorServerError,
} from './contract/errors.ts'
import { ref } from './contract/model.ts'

const UNION = {
  400: answerOf('The request is wrong', ref(UnionApiErrorBadRequest)),
  500: answerOf('The server failed', ref(UnionApiErrorServerError)),
}
const ANALYTICS = {
  400: answerOf('The request is wrong', ref(OlapError)),
  500: answerOf('The server failed', ref(OlapError)),
}
const NOT_FOUND = 'Something that the request names is not known'

const FAILURES: Readonly<Record<ErrorSet, object>> = {
  E4: UNION,
  E404: { ...UNION, 404: answerOf(NOT_FOUND, ref(UnionApiErrorEntityNotFound)) },
  O4: ANALYTICS,
  O404: { ...ANALYTICS, 404: answerOf(NOT_FOUND, ref(OlapError)) },
}

/** Schemas of a call for Fastify, to check its requests, write its answers and document it. */
export function routeSchema(call: Call): FastifySchema {
  const { operationId, summary, description, tag, params, query, ordered, body } = call
  return {
    operationId,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(params && { params: Type.Object(params) }),
    ...(query && {
      querystring: Type.Object(query, ordered && { 'x-ordered': ordered }),
    }),
    ...(body && {
      body: referred(body.schema),
      'x-codegen-request-body-name': body.name,
    }),
    response: {
      [call.status ?? 200]: successOf(call),
      ...FAILURES[call.errors],
      default: answerOf('Any other failure', ref(Refusal)),
    },
  }
}

function successOf({ answer, summary }: Call): object {
  return answer === undefined
    ? { description: 'Done', type: 'null' }
    : answerOf(summary, referred(answer))
}

function answerOf(description: string, schema: TSchema): object {
  return { description, content: { 'application/json': { schema } } }
}

/** A schema by its name, where it has one. */
function referred(schema: TSchema): TSchema {
  return '$id' in schema ? Type.Unsafe({ $ref: `${schema.$id}#` }) : schema
}
