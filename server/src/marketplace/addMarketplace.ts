import { MINTLINE } from '@mintline/core'
import { addInterface } from '../http/addInterface.ts'
import type { HttpApp } from '../http/app.ts'
import type { Route } from '../http/route.ts'
import * as calls from './calls/index.ts'
import { type PageSizes, sizedCalls, sizedModels } from './pageSizes.ts'
import { MARKETPLACE_CLASSES } from './requestClasses.ts'
import { MARKETPLACE_MODELS } from './schemas/index.ts'
import { Item } from './schemas/items.ts'

/** Calls to serve, and the services behind them. */
export interface MarketplaceOptions<Services> {
  readonly routes: readonly Route<Services>[]
  readonly services: Services
  /** Services for one request: its signal aborts their node requests. Default: `services`. */
  readonly servicesUntil?: (left: AbortSignal) => Services
  /** Platform name in enumerations and literals, in upper case. Default: `MINTLINE`. */
  readonly platform?: string
  /** Default: the interface's own page sizes. */
  readonly pageSizes?: PageSizes
}

/** Adds the marketplace calls to an application: version 4, search and metrics. Calls without a route answer 501. */
export async function addMarketplace<Services>(
  app: HttpApp,
  { routes, services, servicesUntil, platform = MINTLINE, pageSizes }: MarketplaceOptions<Services>,
): Promise<void> {
  const all = Object.values(calls)
  await addInterface(app, {
    name: 'marketplace',
    title: 'Mintline marketplace',
    version: 'v4',
    calls: pageSizes ? sizedCalls(all, pageSizes) : all,
    models: pageSizes ? sizedModels(MARKETPLACE_MODELS, pageSizes) : MARKETPLACE_MODELS,
    kept: [Item],
    platform,
    classes: MARKETPLACE_CLASSES,
    routes,
    services,
    servicesUntil,
  })
}
