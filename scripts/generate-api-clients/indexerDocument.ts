import { createHttpApp } from '../../server/src/http/app.ts'
import { addIndexer } from '../../server/src/indexer/addIndexer.ts'
import type { Document } from './document.ts'

/** The OpenAPI document of the indexer, as the server answers it. */
export async function indexerDocument(): Promise<Document> {
  const app = await createHttpApp()
  await addIndexer(app, { routes: [], services: undefined })
  const answer = await app.fastify.inject('/openapi/indexer.json')
  await app.fastify.close()
  return answer.json()
}
