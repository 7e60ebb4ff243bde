import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AdapterSettings } from '../../src/config/adapterSettings.ts'
import { MARKETPLACE_LIMITS } from '../../src/config/marketplaceLimits.ts'
import { isDatabaseAway } from '../../src/database/pools/losses.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { writtenState } from '../../src/database/writtenState.ts'
import { createHttpApp, type HttpOptions } from '../../src/http/app.ts'
import { addMarketplace } from '../../src/marketplace/addMarketplace.ts'
import type { MarketplaceServices } from '../../src/marketplace/call.ts'
import type { PageSizes } from '../../src/marketplace/pageSizes.ts'
import { MARKETPLACE_CALLS } from '../../src/marketplace/served.ts'
import { auctionClock } from '../../src/read-model/auctions/auctionClock.ts'
import { adaptersOf } from '../../src/roles/adaptersOf.ts'
import { userServicesOf } from '../../src/roles/api.ts'
import { callerFinder } from '../../src/users/sessions/callerFinder.ts'
import type { UserLimits } from '../../src/users/userServices.ts'
import { type ServiceOptions, servicesOver } from '../read-model/_app.ts'

/** A marketplace's configuration. */
export interface MarketplaceOptions
  extends ServiceOptions,
    Pick<MarketplaceServices, 'clientMetrics'>,
    Pick<HttpOptions, 'pageBounds' | 'findKey' | 'classLimits'> {
  readonly publicUrl?: string
  readonly origins?: readonly string[]
  readonly riskyWallets?: readonly string[]
  /** Third-party services. Default: none. */
  readonly adapters?: Partial<AdapterSettings>
  /** Receives messages about third-party failures. */
  readonly say?: (line: string) => void
  readonly proxies?: readonly string[]
  /** Page sizes. Default: the interface's. */
  readonly pageSizes?: PageSizes
  /** Limits that differ from the default. */
  readonly userLimits?: Partial<UserLimits>
  readonly logger?: FastifyBaseLogger
}

const FACTS = {
  ipfsGateway: 'https://ipfs.example/ipfs/',
  wrappedEther: `0x${'ee'.repeat(20)}`,
}

/** Creates the services behind a marketplace over a database. */
export function marketplaceServices(
  pools: Pick<Pools, 'read' | 'write'>,
  options: MarketplaceOptions = {},
): MarketplaceServices {
  const { clientMetrics, publicUrl, origins, riskyWallets, say = () => undefined } = options
  const adapters = {
    onRamp: undefined,
    twitter: undefined,
    riskList: undefined,
    ...options.adapters,
  }
  const marketplaceLimits = { ...MARKETPLACE_LIMITS, ...options.userLimits }
  const base = servicesOver(pools, options)
  const { nodes } = base
  const { onRamp, twitter, risks } = adaptersOf({ adapters, riskyWallets }, say, base.now)
  const settings = { nodes, publicUrl, origins, marketplaceLimits }
  const users = userServicesOf(settings, pools, { risks, now: base.now })
  return { ...base, clientMetrics, users, onRamp, twitter, facts: FACTS }
}

/** Creates a marketplace application over a database. */
export async function marketplaceOver(
  pools: Pick<Pools, 'read' | 'write'>,
  options: MarketplaceOptions = {},
): Promise<FastifyInstance> {
  const { platform, proxies, logger, pageBounds, pageSizes, findKey, classLimits } = options
  const services = marketplaceServices(pools, options)
  const app = await createHttpApp({
    findCaller: callerFinder(pools.write, services.now),
    isPassing: isDatabaseAway,
    stateOf: writtenState(pools.read),
    clockStateOf: auctionClock(pools.read, services.now),
    ...(proxies && { proxies }),
    ...(logger && { logger }),
    ...(pageBounds && { pageBounds }),
    ...(findKey && { findKey }),
    ...(classLimits && { classLimits }),
  })
  await addMarketplace(app, {
    calls: MARKETPLACE_CALLS,
    services,
    ...(platform && { platform }),
    ...(pageSizes && { pageSizes }),
  })
  await app.fastify.ready()
  return app.fastify
}
