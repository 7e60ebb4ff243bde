import type { FastifyInstance } from 'fastify'
import { isDatabaseAway } from '../../src/database/pools/isDatabaseAway.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import { INDEXER_ROUTES } from '../../src/indexer/routes/index.ts'
import { addStatus } from '../../src/status/addStatus.ts'
import { servicesOver } from '../read-model/_app.ts'

/** Pages of a server for browsers, over a database. */
export async function siteOver(pools: Pools): Promise<FastifyInstance> {
  const app = await createHttpApp({ isPassing: isDatabaseAway })
  await addIndexer(app, { routes: INDEXER_ROUTES, services: servicesOver(pools) })
  addStatus(app, { reader: pools.read, isPassing: isDatabaseAway })
  await app.fastify.ready()
  return app.fastify
}
