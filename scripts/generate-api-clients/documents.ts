import { createHttpApp, type HttpApp } from '../../server/src/http/app.ts'
import { addIndexer } from '../../server/src/indexer/addIndexer.ts'
import { addMarketplace } from '../../server/src/marketplace/addMarketplace.ts'
import type { Document } from './document.ts'

/** The indexer's OpenAPI document, as the server serves it. */
export function indexerDocument(): Promise<Document> {
  return documentOf('indexer', (app) => addIndexer(app, { routes: [], services: undefined }))
}

/** The marketplace's OpenAPI document. */
export function marketplaceDocument(): Promise<Document> {
  return documentOf('marketplace', (app) =>
    addMarketplace(app, { routes: [], services: undefined }),
  )
}

async function documentOf(name: string, add: (app: HttpApp) => Promise<void>): Promise<Document> {
  const app = await createHttpApp()
  await add(app)
  const answer = await app.fastify.inject(`/openapi/${name}.json`)
  await app.fastify.close()
  return answer.json()
}
