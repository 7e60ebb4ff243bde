import { MINTLINE } from '@mintline/core'
import { addInterface } from '../http/addInterface.ts'
import type { HttpApp } from '../http/app.ts'
import type { Route } from '../http/route.ts'
import * as calls from './calls/index.ts'
import { INDEXER_CLASSES } from './requestClasses.ts'
import { Activity, INDEXER_MODELS, Item, Order, Ownership } from './schemas/index.ts'

/** The calls that are served, and what they are served from. */
export interface IndexerOptions<Services> {
  readonly routes: readonly Route<Services>[]
  readonly services: Services
  /** Services for one request, whose questions to nodes end with its signal. Default: `services`. */
  readonly servicesUntil?: (left: AbortSignal) => Services
  /** Name of the platform in enumerations and literals, in upper case. Default: `MINTLINE`. */
  readonly platform?: string
}

/** Adds the 83 calls of the indexer to an application. Those without a route answer 501. */
export async function addIndexer<Services>(
  app: HttpApp,
  { routes, services, servicesUntil, platform = MINTLINE }: IndexerOptions<Services>,
): Promise<void> {
  await addInterface(app, {
    name: 'indexer',
    title: 'Mintline indexer',
    version: 'v0.1',
    calls: Object.values(calls),
    models: INDEXER_MODELS,
    // Of what most lists are made. Items of a page share the orders of their collection, besides.
    kept: [Activity, Item, Order, Ownership],
    platform,
    classes: INDEXER_CLASSES,
    routes,
    services,
    servicesUntil,
  })
}
