import type { FastifyInstance } from 'fastify'
import type { Call } from '../../src/http/contract/call.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver, type Parameters } from '../read-model/_app.ts'
import { type BoardFixture, refreshAll, writeBoard, writeRates } from './_board.ts'

/** Sets up a database with rates, and calls over it, for the calling suite. */
export function withBoards() {
  let pools: TestDatabase
  let app: FastifyInstance
  before(async () => {
    pools = await testDatabase()
    await writeRates(pools)
    app = await indexerOver(pools)
  })
  after(() => app.close())
  return {
    /** Makes a call. */
    ask: <Of extends Call>(call: Of, parameters: Parameters) => ask(app, call, parameters),
    /** The database, once the suite runs. */
    pools: () => pools,
    /** Writes collections with their floors and sales, and the boards for all periods. */
    written: async (fixtures: readonly BoardFixture[]) => {
      await writeBoard(pools, fixtures)
      await refreshAll(pools)
    },
  }
}
