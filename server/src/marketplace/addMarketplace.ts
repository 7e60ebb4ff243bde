import { MINTLINE } from '@mintline/core'
import { addInterface } from '../http/addInterface.ts'
import type { HttpApp } from '../http/app.ts'
import type { ServedCall } from '../http/servedCall.ts'
import { Item } from './items/schemas.ts'
import { type PageSizes, sizedCalls, sizedModels } from './pageSizes.ts'
import { MARKETPLACE_MODELS } from './schemas/index.ts'

/** Calls to serve, and the services behind them. */
export interface MarketplaceOptions<Services> {
  readonly calls: readonly ServedCall<Services>[]
  readonly services: Services
  /** Services for one request: its signal aborts their node requests. Default: `services`. */
  readonly servicesUntil?: (left: AbortSignal) => Services
  /** Platform name in enumerations and literals, in upper case. Default: `MINTLINE`. */
  readonly platform?: string
  /** Default: the interface's own page sizes. */
  readonly pageSizes?: PageSizes
}

/** Adds the marketplace calls to an application: version 4, search and metrics. */
export async function addMarketplace<Services>(
  app: HttpApp,
  { calls, services, servicesUntil, platform = MINTLINE, pageSizes }: MarketplaceOptions<Services>,
): Promise<void> {
  await addInterface(app, {
    name: 'marketplace',
    title: 'Mintline marketplace',
    version: 'v4',
    calls: pageSizes ? sizedCalls(calls, pageSizes) : calls,
    models: pageSizes ? sizedModels(MARKETPLACE_MODELS, pageSizes) : MARKETPLACE_MODELS,
    kept: [Item],
    platform,
    services,
    servicesUntil,
  })
}
