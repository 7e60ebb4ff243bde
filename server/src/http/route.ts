import type { AnswerOf, Call, ContextOf, InputOf } from './contract/call.ts'

/** A call with its handler. */
export interface Route<Services> {
  readonly call: Call
  readonly handle: (input: never, services: Services, context: never) => Promise<unknown>
}

/**
 * Returns a function that creates routes: `route(calls.getItemById, async ({ itemId }, { readModel }) => …)`. A handler
 * receives its call's parsed parameters, the services, and in calls that act for a user the caller; it answers, or
 * throws an `ApiError`.
 */
export function routesWith<Services>() {
  return <Of extends Call>(
    call: Of,
    handle: (
      input: InputOf<Of>,
      services: Services,
      context: ContextOf<Of>,
    ) => Promise<AnswerOf<Of>>,
  ): Route<Services> => ({ call, handle })
}

/**
 * Returns a function that creates lazily loaded routes: `routeOnFirstCall(calls.encode, () => import('./encode.ts'))`.
 * The module exports the route under its call's name.
 */
export function routesOnFirstCallWith<Services>() {
  return <Of extends Call>(
    call: Of,
    load: () => Promise<Readonly<Record<Of['operationId'], Route<Services>>>>,
  ): Route<Services> => ({
    call,
    handle: async (input, services, context) => {
      const name: Of['operationId'] = call.operationId
      const routes = await load()
      return routes[name].handle(input, services, context)
    },
  })
}
