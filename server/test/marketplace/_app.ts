import type { FastifyInstance } from 'fastify'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { addMarketplace } from '../../src/marketplace/addMarketplace.ts'
import { MARKETPLACE_ROUTES } from '../../src/marketplace/routes/index.ts'
import type { MarketplaceServices } from '../../src/marketplace/routes/route.ts'
import { type ServiceOptions, servicesOver } from '../read-model/_app.ts'

/** Configuration of a marketplace. */
export interface MarketplaceOptions
  extends ServiceOptions,
    Pick<MarketplaceServices, 'clientMetrics'> {}

/** The served calls over a database. */
export async function marketplaceOver(
  pools: Pick<Pools, 'read' | 'write'>,
  options: MarketplaceOptions = {},
): Promise<FastifyInstance> {
  const app = await createHttpApp()
  const { platform, clientMetrics } = options
  const services = { ...servicesOver(pools, options), clientMetrics }
  await addMarketplace(app, { routes: MARKETPLACE_ROUTES, services, ...(platform && { platform }) })
  await app.fastify.ready()
  return app.fastify
}
