import type { FastifyInstance } from 'fastify'
import type { DevelopmentWallet } from '../../src/config/developmentWallet.ts'
import { isDatabaseAway } from '../../src/database/pools/losses.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { addMarketplace } from '../../src/marketplace/addMarketplace.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { addStatus } from '../../src/status/addStatus.ts'
import { callerFinder } from '../../src/users/sessions/callerFinder.ts'
import { marketplaceServices } from '../marketplace/_app.ts'
import { servicesOver } from '../read-model/_app.ts'

/**
 * Creates a server's browser pages, over a database.
 *
 * @param wallet - the embedded network's, if the server follows one
 */
export async function siteOver(pools: Pools, wallet?: DevelopmentWallet): Promise<FastifyInstance> {
  const services = marketplaceServices(pools)
  const app = await createHttpApp({
    isPassing: isDatabaseAway,
    findCaller: callerFinder(pools.write, services.now),
  })
  await addIndexer(app, { calls: INDEXER_CALLS, services: servicesOver(pools) })
  await addMarketplace(app, { calls: MARKETPLACE_CALLS, services })
  addStatus(app, { reader: pools.read, isPassing: isDatabaseAway, wallet })
  await app.fastify.ready()
  return app.fastify
}
