import type { FastifySchema } from 'fastify'
import { type TProperties, type TSchema, Type } from 'typebox'
import { type Call, type CallBody, type ErrorSet, isQueried } from './contract/call.ts'
import {
  OlapError,
  Refusal,
  UnionApiErrorBadRequest,
  UnionApiErrorEntityNotFound,
  UnionApiErrorServerError,
} from './contract/errors.ts'
import { ref } from './contract/model.ts'
import { EVENT_STREAM } from './eventStream.ts'
import { KEY_SECURITY, OPTIONAL_BODY, TOKEN_SECURITY } from './openapi.ts'

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

const UNION = {
  400: answerOf('The request is wrong', ref(UnionApiErrorBadRequest)),
  500: answerOf('The server failed', ref(UnionApiErrorServerError)),
}
const ANALYTICS = {
  400: answerOf('The request is wrong', ref(OlapError)),
  500: answerOf('The server failed', ref(OlapError)),
}
const NOT_FOUND = 'Something that the request names is not known'

/** Transient failures, for every call. */
const PASSING = {
  429: passing('The caller made too many requests'),
  503: passing('The server is busy, or lacks a part for the moment'),
}

const FAILURES: Readonly<Record<ErrorSet, object>> = {
  E4: UNION,
  E404: { ...UNION, 404: answerOf(NOT_FOUND, ref(UnionApiErrorEntityNotFound)) },
  O4: ANALYTICS,
  O404: { ...ANALYTICS, 404: answerOf(NOT_FOUND, ref(OlapError)) },
}

/** Header with the next page's token. */
export const CONTINUATION_HEADER = 'x-continuation'

const CONTINUATION_HEADERS = {
  [CONTINUATION_HEADER]: {
    type: 'string',
    description: 'Token of the next page; absent on the last one',
  },
}

/** Returns a call's schemas for Fastify, to validate requests, serialize answers and document both. */
export function routeSchema(call: Call): FastifySchema {
  const { operationId, summary, tag, params, ordered, body, bearer, knowsCaller } = call
  const description = descriptionOf(call)
  const query = body && isQueried(call) ? { ...call.query, ...fieldOf(body) } : call.query
  return {
    operationId,
    summary,
    ...(description && { description }),
    ...(call.deprecated && { deprecated: true }),
    tags: [tag],
    ...(params && { params: Type.Object(params) }),
    ...(query && {
      querystring: Type.Object(query, ordered && { 'x-ordered': ordered }),
    }),
    ...(body &&
      !isQueried(call) && {
        body: referred(body.schema),
        'x-codegen-request-body-name': body.name,
        ...(body.optional && { [OPTIONAL_BODY]: true }),
      }),
    ...(bearer && { security: TOKEN_SECURITY }),
    ...(call.needsKey && { security: KEY_SECURITY }),
    // Works without a token, too.
    ...(knowsCaller && { security: [{}, ...TOKEN_SECURITY] }),
    response: {
      [call.status ?? 200]: successOf(call),
      ...FAILURES[call.errors],
      ...PASSING,
      ...(call.refusal && { 400: refusalOf(call.refusal) }),
      default: answerOf('Any other failure', ref(Refusal)),
    },
  }
}

/** Returns a body as a query parameter, whose fields are written one by one. */
function fieldOf({ name, schema, optional }: CallBody): TProperties {
  const field = referred(schema)
  return { [name]: optional ? Type.Optional(field) : field }
}

function successOf({ answer, summary, streams, text, continues }: Call): object {
  if (answer === undefined) return { description: 'Done', type: 'null' }
  const type = streams ? EVENT_STREAM : text ? 'text/plain' : 'application/json'
  const success = answerOf(summary, referred(answer), type)
  return continues ? { ...success, headers: CONTINUATION_HEADERS } : success
}

function refusalOf(refusal: TSchema): object {
  const bodies = [ref(UnionApiErrorBadRequest), referred(refusal)]
  return answerOf('The request is wrong, or refused', Type.Unsafe({ anyOf: bodies }))
}

function passing(description: string): object {
  const headers = { 'retry-after': { type: 'integer', description: 'Seconds until the next try' } }
  return { ...answerOf(description, ref(Refusal)), headers }
}

function answerOf(description: string, schema: TSchema, type = 'application/json'): object {
  return { description, content: { [type]: { schema } } }
}

/** Refers to a schema by name, if it has one. */
function referred(schema: TSchema): TSchema {
  return '$id' in schema ? Type.Unsafe({ $ref: `${schema.$id}#` }) : schema
}

/** Returns a call's description for authors of clients: its own text, then what holds for all calls like it. */
function descriptionOf(call: Call): string | undefined {
  const { description, bearer, knowsCaller, answer, continues, params, body, deprecated } = call
  const sentences = [
    ...(description ? [description] : []),
    ...(bearer ? ['Acts for the signed-in user: the token is required, and 401 without it'] : []),
    ...(knowsCaller ? ['Answers everybody; the token of a signed-in user is optional'] : []),
    ...(continues
      ? ['The header x-continuation has the token of the next page; the last page has none']
      : []),
    ...(isPaged(answer)
      ? ['The continuation of a page is the token of the next one; the last page has none']
      : []),
    ...(params && call.errors.endsWith('404')
      ? ['404 where the path names something unknown']
      : []),
    ...(body?.optional ? ['The body may be left out'] : []),
    ...(deprecated ? ['Replaced by another call, and kept for older clients'] : []),
  ]
  return sentences.length > 0 ? sentences.map(ended).join(' ') : undefined
}

function isPaged(answer: TSchema | undefined): boolean {
  return answer !== undefined && Type.IsObject(answer) && 'continuation' in answer.properties
}
