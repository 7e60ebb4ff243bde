import type { AnswerOf, Call, ContextOf, InputOf } from './contract/call.ts'

/** A call with its handler. */
export interface ServedCall<Services> extends Call {
  readonly handle: (input: never, services: Services, context: never) => Promise<unknown>
}

/**
 * A call's handler: it receives the call's parsed parameters, the services, and the request's context, with the caller
 * in calls that act for a user; it answers, or throws an `ApiError`.
 */
export type HandlerFor<Of extends Call, Services> = (
  input: InputOf<Of>,
  services: Services,
  context: ContextOf<Of>,
) => Promise<AnswerOf<Of>>

/**
 * Returns a function that declares calls: `call({ operationId: 'getItemById', … }, async ({ itemId }, { reader }) => …)`.
 */
export function callsWith<Services>() {
  return <const Of extends Call>(contract: Of, handle: HandlerFor<Of, Services>) => ({
    ...contract,
    handle,
  })
}

/**
 * Returns a function that declares calls whose handlers are in a module of their own, which the first call loads:
 * `lazyCall({ operationId: 'login', … }, () => import('./lazyHandlers.ts'))`. The module exports the handler under the
 * call's name.
 */
export function lazyCallsWith<Services>() {
  return <const Of extends Call>(contract: Of, load: () => Promise<unknown>) => {
    const handle: HandlerFor<Of, Services> = async (...request) => {
      // Named types would be circular: handlers take theirs from the call.
      const handlers = (await load()) as Record<string, HandlerFor<Of, Services>>
      const loaded = handlers[contract.operationId]
      if (loaded === undefined) throw new Error(`No handler for ${contract.operationId}`)
      return loaded(...request)
    }
    return { ...contract, handle }
  }
}
