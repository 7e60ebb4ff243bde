import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { ErrorObject } from 'ajv'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { TSchema } from 'typebox'
import type { RequestClass } from '../config/requestClasses.ts'
import { absences } from './absences.ts'
import { ApiError } from './apiError.ts'
import type { HttpApp } from './app.ts'
import { type Call, isQueried, type Model } from './contract/call.ts'
import { namedFor } from './contract/platformName.ts'
import { type PlatformValues, platformValues } from './contract/platformValues.ts'
import { documentationPage } from './documentationPage.ts'
import { handlerOf } from './handlerOf.ts'
import { serializerOnFirstUse, validatorOnFirstUse } from './onFirstUse.ts'
import { documentOptions, type InterfaceName } from './openapi.ts'
import { queriedBody } from './queriedBody.ts'
import { queryNames } from './queryNames.ts'
import { isHead } from './received.ts'
import type { Route } from './route.ts'
import { routeSchema } from './routeSchema.ts'
import { bytesOf, serializersOf } from './serializers.ts'
import { type NamedModels, validationError } from './validation/validationError.ts'
import { type RequestPart, validatorsOf } from './validation/validators.ts'

/** An interface, and what is known of it here. */
export interface Interface<Services> extends InterfaceName {
  readonly calls: readonly Call[]
  readonly models: readonly Model[]
  /** Models for which kept JSON may stand in answers. Default: none. */
  readonly kept?: readonly Model[]
  /** Name of the platform in enumerations and literals. */
  readonly platform: string
  /** Calls that are served; the others answer 501. */
  readonly routes: readonly Route<Services>[]
  /** Classes of calls by their names. Default: a GET reads, and everything else writes. */
  readonly classes?: Readonly<Partial<Record<string, RequestClass>>>
  readonly services: Services
  /** Services for one request, whose questions to nodes end with its signal. Default: `services`. */
  readonly servicesUntil?: ((left: AbortSignal) => Services) | undefined
}

/** Adds the calls of an interface, its document `/openapi/<name>.json` and the page of documentation `/docs/<name>`. */
export async function addInterface<Services>(
  { fastify, announce, ...pages }: HttpApp,
  served: Interface<Services>,
): Promise<void> {
  const { name, calls, platform, routes, services, servicesUntil } = served
  announce(calls)
  const handlers = new Map(routes.map((route) => [route.call.operationId, route]))
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
          requestClass:
            served.classes?.[call.operationId] ?? (call.method === 'GET' ? 'read' : 'write'),
          isAnalytics: call.errors.startsWith('O'),
          isForUser: call.bearer === true,
          knowsUser: call.knowsCaller === true,
          holdsSecret: call.holdsSecret === true,
        },
        ...(call.changes && { onRequest: refuseHead }),
        preValidation: [
          queryNames(call),
          absences(call),
          ...(call.body && isQueried(call) ? [queriedBody(scope, call.body)] : []),
        ],
        handler: handlerOf(call, handlers.get(call.operationId), {
          services,
          servicesUntil,
          values,
          ...pages,
        }),
      })
    }
    await scope.register(swaggerUi, documentationPage(served))
    scope.get(`/openapi/${name}.json`, { schema: { hide: true } }, () => scope.swagger())
  })
}

/** Refuses HEAD of a call that changes something. */
const refuseHead: onRequestHookHandler = ({ raw }, _reply, done) => {
  if (!isHead(raw)) return done()
  const headers = { Allow: 'GET' }
  done(
    new ApiError('methodNotAllowed', 'HEAD is no method of this path. Allowed: GET', { headers }),
  )
}

/** Sends answers as bytes: of a text, Fastify counts them, and Node makes them again. */
function sendBytes(scope: FastifyInstance): void {
  scope.addHook('onSend', (_request, _reply, payload, done) => done(null, bytesOf(payload)))
}

/** Has requests of a scope checked, and its answers written, by models. */
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
  // Failures are written by themselves: see sendFailure.
  scope.setSerializerCompiler<TSchema>(({ schema, httpStatus = '' }) =>
    /^2/.test(httpStatus)
      ? // Fastify sends bytes as they are, which its declarations leave out.
        (serializerOnFirstUse(() => serializer(schema)) as (value: unknown) => string)
      : JSON.stringify,
  )
  const named: NamedModels = new Map(models.map((model) => [model.$id, model]))
  scope.setSchemaErrorFormatter((errors, part) =>
    // Both come from the validators above.
    validationError(errors as ErrorObject[], part as RequestPart, named),
  )
}
