import type { FastifyInstance, InjectOptions } from 'fastify'
import { addInterface } from '../../src/http/addInterface.ts'
import { ApiError } from '../../src/http/apiError.ts'
import { createHttpApp, type HttpOptions } from '../../src/http/app.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as errors from '../../src/http/contract/errors.ts'
import { callsWith, type ServedCall } from '../../src/http/servedCall.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import * as calls from '../../src/indexer/calls.ts'
import { Currencies, Currency } from '../../src/indexer/schemas/index.ts'

/** Handlers in these tests need no services. */
export type NoServices = undefined

export const call = callsWith<NoServices>()

/** Returns the indexer's calls with a test's handlers; the others answer 501. */
export function indexerWith(
  served: readonly ServedCall<NoServices>[],
): readonly ServedCall<NoServices>[] {
  const handlers = new Map(served.map(({ operationId, handle }) => [operationId, handle]))
  return Object.values<Call>(calls).map((each) => ({
    ...each,
    handle: handlers.get(each.operationId) ?? notServed,
  }))
}

async function notServed(): Promise<never> {
  throw new ApiError('notAvailable', 'This server does not serve it')
}

/** Creates an application with a test's calls, ready for requests. */
export async function appWith(
  served: readonly ServedCall<NoServices>[],
  options?: HttpOptions & { platform?: string },
): Promise<FastifyInstance> {
  const app = await createHttpApp(options)
  const platform = options?.platform
  const calls = indexerWith(served)
  await addIndexer(app, { calls, services: undefined, ...(platform && { platform }) })
  await app.fastify.ready()
  return app.fastify
}

/**
 * Creates an application with `/v0.1/currencies/all` alone, which takes no time.
 *
 * @param serve Runs before the call answers.
 */
export async function appOfOneCall(
  serve: () => Promise<unknown>,
  options: HttpOptions,
): Promise<FastifyInstance> {
  const app = await createHttpApp(options)
  const served = call(calls.getAllCurrencies, async () => {
    await serve()
    return { currencies: [] }
  })
  await addInterface<NoServices>(app, {
    name: 'currencies',
    title: 'Currencies',
    version: '1',
    calls: [served],
    models: [Currency, Currencies, ...Object.values(errors)],
    platform: 'MINTLINE',
    services: undefined,
  })
  await app.fastify.ready()
  return app.fastify
}

/** Sends a request and returns the answer. */
export async function answerTo(app: FastifyInstance, request: InjectOptions | string) {
  const { statusCode, body, headers } = await app.inject(request)
  return { status: statusCode, body: body === '' ? undefined : JSON.parse(body), headers }
}

export const EVM_ADDRESS = `0x${'ab'.repeat(20)}`
export const SOLANA_ADDRESS = '8BnGHz3rNWikmgb6oTLEQmtJLR8V39PeNAHZ5bT52kG8'
