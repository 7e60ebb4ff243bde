import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { FastifyInstance, onRequestHookHandler, preValidationHookHandler } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { ApiError } from './apiError.ts'
import type { HttpApp } from './app.ts'
import { type Call, type CallBody, isQueried, type Model } from './contract/call.ts'
import { namedFor } from './contract/platformName.ts'
import { type PlatformValues, platformValues } from './contract/platformValues.ts'
import { documentationPage } from './documentationPage.ts'
import { handlerOf } from './handlerOf.ts'
import { documentOptions, type InterfaceName } from './openapi.ts'
import { queriedBody } from './queriedBody.ts'
import { queryNames } from './queryNames.ts'
import { isHead } from './received.ts'
import { routeSchema } from './routeSchema.ts'
import { bytesOf, type Serializer, serializersOf } from './serializers.ts'
import type { ServedCall } from './servedCall.ts'
import { type NamedModels, validationError } from './validation/validationError.ts'
import { type RequestPart, validatorsOf } from './validation/validators.ts'

/** An interface with everything needed to serve it. */
export interface Interface<Services> extends InterfaceName {
  readonly calls: readonly ServedCall<Services>[]
  readonly models: readonly Model[]
  /** Models for which cached JSON may stand in answers. Default: none. */
  readonly kept?: readonly Model[]
  /** Platform name in enumerations and literals. */
  readonly platform: string
  readonly services: Services
  /** Returns services for one request, whose node requests end with its signal. Default: `services`. */
  readonly servicesUntil?: ((left: AbortSignal) => Services) | undefined
}

/** Validates a request part, and keeps the errors from its last run. */
interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** Registers an interface's calls, its document `/openapi/<name>.json` and its documentation page `/docs/<name>`. */
export async function addInterface<Services>(
  { fastify, announce, ...pages }: HttpApp,
  served: Interface<Services>,
): Promise<void> {
  const { name, calls, platform, services, servicesUntil } = served
  announce(calls)
  const models = namedFor(platform, served.models)
  const values = platformValues(platform, served.models)
  await fastify.register(async (scope) => {
    await scope.register(swagger, documentOptions(served, calls))
    checkRequests(scope, models, served.kept ?? [], values)
    sendBytes(scope)
    for (const call of calls) {
      scope.route({
        method: call.method,
        url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(call),
        ...(call.body?.maxBytes && { bodyLimit: call.body.maxBytes }),
        config: {
          requestClass: call.requestClass ?? (call.method === 'GET' ? 'read' : 'write'),
          isAnalytics: call.errors.startsWith('O'),
          isForUser: call.bearer === true,
          needsKey: call.needsKey === true,
          knowsUser: call.knowsCaller === true,
          holdsSecret: call.holdsSecret === true,
        },
        ...(call.changes && { onRequest: refuseHead }),
        preValidation: [
          queryNames(call),
          absences(call),
          ...(call.body && isQueried(call) ? [queriedBody(scope, call.body)] : []),
        ],
        handler: handlerOf(call, { services, servicesUntil, values, ...pages }),
      })
    }
    await scope.register(swaggerUi, documentationPage(served))
    scope.get(`/openapi/${name}.json`, { schema: { hide: true } }, () => scope.swagger())
  })
}

/** Refuses HEAD for a call that changes something. */
const refuseHead: onRequestHookHandler = ({ raw }, _reply, done) => {
  if (!isHead(raw)) return done()
  const headers = { Allow: 'GET' }
  done(
    new ApiError('methodNotAllowed', 'HEAD is no method of this path. Allowed: GET', { headers }),
  )
}

/** Sends answers as bytes: otherwise Fastify encodes a text to measure it, and Node encodes it again. */
function sendBytes(scope: FastifyInstance): void {
  scope.addHook('onSend', (_request, _reply, payload, done) => done(null, bytesOf(payload)))
}

/** Sets up a scope's request validation and answer serialization from models. */
function checkRequests(
  scope: FastifyInstance,
  models: readonly Model[],
  kept: readonly Model[],
  values: PlatformValues,
): void {
  for (const model of models) scope.addSchema(model)
  const compile = validatorsOf(models)
  scope.setValidatorCompiler<TSchema>(({ schema, httpPart }) =>
    httpPart === 'params' || httpPart === 'querystring' || httpPart === 'body'
      ? validatorOnFirstUse(() => compile(httpPart, schema))
      : () => true,
  )
  const serializer = serializersOf(models, kept, values)
  // Failures have their own serializer: see sendFailure.
  scope.setSerializerCompiler<TSchema>(({ schema, httpStatus = '' }) =>
    /^2/.test(httpStatus)
      ? // Fastify sends bytes as they are, which its types leave out.
        (serializerOnFirstUse(() => serializer(schema)) as (value: unknown) => string)
      : JSON.stringify,
  )
  const named: NamedModels = new Map(models.map((model) => [model.$id, model]))
  scope.setSchemaErrorFormatter((errors, part) =>
    // Both come from the validators above.
    validationError(errors as ErrorObject[], part as RequestPart, named),
  )
}

/**
 * Creates a step before validation that treats missing values uniformly: an empty list in a query, which clients write
 * as `ids=`, is absent if the list is optional; a missing optional body is empty; a missing mandatory body is refused
 * by its name in clients.
 */
function absences(call: Call): preValidationHookHandler {
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

/**
 * Creates a validator that compiles on first use: compiling an interface's validators takes longer than the rest of a
 * start.
 */
function validatorOnFirstUse(compile: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | undefined
  const validator: Validator = (value) => {
    compiled ??= compile()
    const isValid = compiled(value)
    validator.errors = compiled.errors ?? null
    return isValid
  }
  return validator
}

/** Creates a serializer on first use. */
function serializerOnFirstUse(make: () => Serializer): Serializer {
  let made: Serializer | undefined
  return (value) => {
    made ??= make()
    return made(value)
  }
}
