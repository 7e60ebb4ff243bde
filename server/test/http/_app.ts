import type { FastifyInstance, InjectOptions } from 'fastify'
import { addInterface } from '../../src/http/addInterface.ts'
import { createHttpApp, type HttpOptions } from '../../src/http/app.ts'
import * as errors from '../../src/http/contract/errors.ts'
import { type Route, routesWith } from '../../src/http/route.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import { getAllCurrencies } from '../../src/indexer/calls/index.ts'
import { Currencies, Currency } from '../../src/indexer/schemas/index.ts'

/** Handlers in these tests need no services. */
export type NoServices = undefined

export const route = routesWith<NoServices>()

/** Creates an application with a test's routes, ready for requests. */
export async function appWith(
  routes: readonly Route<NoServices>[],
  options?: HttpOptions & { platform?: string },
): Promise<FastifyInstance> {
  const app = await createHttpApp(options)
  const platform = options?.platform
  await addIndexer(app, { routes, services: undefined, ...(platform && { platform }) })
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
  const served = route(getAllCurrencies, async () => {
    await serve()
    return { currencies: [] }
  })
  await addInterface<NoServices>(app, {
    name: 'currencies',
    title: 'Currencies',
    version: '1',
    calls: [getAllCurrencies],
    models: [Currency, Currencies, ...Object.values(errors)],
    platform: 'MINTLINE',
    routes: [served],
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
