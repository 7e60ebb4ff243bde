import type { AddressInfo } from 'node:net'
import { createHttpApp, type HttpOptions } from '../../../server/src/http/app.ts'
import { callsWith, type ServedCall } from '../../../server/src/http/servedCall.ts'
import { addIndexer } from '../../../server/src/indexer/addIndexer.ts'
import { indexerWith } from '../../../server/test/http/_app.ts'
import type { ApiConnection } from '../src/index.ts'

export const serve = callsWith<undefined>()

/** The real server's HTTP side with a test's handlers, on a free port. */
export interface TestServer {
  readonly connection: ApiConnection
  /** Received requests, as method and URL. */
  readonly requests: string[]
  /** Cuts all connections. */
  cut(): void
  close(): Promise<void>
}

/** Starts a server. */
export async function startServer(
  served: readonly ServedCall<undefined>[],
  options: HttpOptions = {},
): Promise<TestServer> {
  const app = await createHttpApp(options)
  const requests: string[] = []
  app.fastify.addHook('onRequest', async ({ method, url }) => {
    requests.push(`${method} ${url}`)
  })
  await addIndexer(app, { calls: indexerWith(served), services: undefined })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  return {
    connection: { baseUrl: `http://127.0.0.1:${port}/` },
    requests,
    cut: () => app.fastify.server.closeAllConnections(),
    close: () => app.fastify.close(),
  }
}

export const EVM_ADDRESS = `0x${'ab'.repeat(20)}`
export const OWNER = `ETHEREUM:${EVM_ADDRESS}`
export const TIME = '2026-01-31T12:00:00.000Z'

/** Builds an item from a token id. */
export function itemOf(tokenId: number) {
  return {
    id: `BASE:${EVM_ADDRESS}:${tokenId}`,
    blockchain: 'BASE' as const,
    creators: [],
    lazySupply: '0',
    pending: [],
    mintedAt: TIME,
    lastUpdatedAt: TIME,
    supply: '1',
    deleted: false,
    sellers: 0,
  }
}
