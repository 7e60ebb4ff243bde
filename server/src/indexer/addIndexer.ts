import { MINTLINE } from '@mintline/core'
import { addInterface } from '../http/addInterface.ts'
import type { HttpApp } from '../http/app.ts'
import type { ServedCall } from '../http/servedCall.ts'
import { Activity, INDEXER_MODELS, Item, Order, Ownership } from './schemas/index.ts'

/** Calls to serve, and the services behind them. */
export interface IndexerOptions<Services> {
  readonly calls: readonly ServedCall<Services>[]
  readonly services: Services
  /** Services for one request: its signal aborts their node requests. Default: `services`. */
  readonly servicesUntil?: (left: AbortSignal) => Services
  /** Platform name in enumerations and literals, in upper case. Default: `MINTLINE`. */
  readonly platform?: string
}

/** Adds the indexer's 83 calls to an application. */
export async function addIndexer<Services>(
  app: HttpApp,
  { calls, services, servicesUntil, platform = MINTLINE }: IndexerOptions<Services>,
): Promise<void> {
  await addInterface(app, {
    name: 'indexer',
    title: 'Mintline indexer',
    version: 'v0.1',
    calls,
    models: INDEXER_MODELS,
    // Most lists consist of these. In addition, items on a page share their collection's orders.
    kept: [Activity, Item, Order, Ownership],
    platform,
    services,
    servicesUntil,
  })
}
