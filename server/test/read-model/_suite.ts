import type { FastifyInstance } from 'fastify'
import type { Call } from '../../src/http/contract/call.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver, type Parameters } from './_app.ts'
import { minute } from './_names.ts'
import { writeWorld } from './_world.ts'

/** Sets up the fixture in a new database, a few minutes after its events, with calls over it, for the calling suite. */
export function withWorld() {
  let pools: TestDatabase
  let app: FastifyInstance
  before(async () => {
    pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools, { now: () => minute(20) })
  })
  after(() => app.close())
  return {
    /** Makes a call. */
    ask: <Of extends Call>(call: Of, parameters: Parameters) => ask(app, call, parameters),
    /** The database, once the suite runs. */
    pools: () => pools,
  }
}
