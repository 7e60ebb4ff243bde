import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { INDEXER_CALLS } from '../src/indexer/served.ts'
import { testDatabase } from '../test/_database.ts'
import { indexerOver } from '../test/read-model/_app.ts'
import { PAGED_CALLS } from '../test/read-model/_served.ts'
import { SILENT_CALLS, SINGLE_CALLS } from '../test/read-model/_single.ts'
import { writeWorld } from '../test/read-model/_world.ts'
import { failuresOf } from './failuresOf.ts'

/** Parameters that match fixture data, by call. */
const PARAMETERS = new Map(
  [
    ...PAGED_CALLS.map(({ call, parameters }) => [call, parameters] as const),
    ...SINGLE_CALLS,
    ...SILENT_CALLS,
  ].map(([{ operationId }, parameters]) => [operationId, parameters]),
)

describe('the indexer, under fuzzing,', function () {
  // Takes about a minute, plus the installation.
  this.timeout(600_000)
  let app: FastifyInstance
  let url: string

  before(async () => {
    const pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => app.close())

  it('answers as described', async () => {
    const failures = await failuresOf({
      description: `${url}/openapi/indexer.json`,
      // A stream has no end to wait for.
      calls: INDEXER_CALLS.filter(({ streams }) => !streams),
      pathValue: ({ operationId }, name) => {
        const value = PARAMETERS.get(operationId)?.[name]
        return value === undefined ? undefined : String(value)
      },
    })
    expect(failures.slice(0, 20), `${failures.length} failures, the first 20`).to.deep.equal([])
  })
})
