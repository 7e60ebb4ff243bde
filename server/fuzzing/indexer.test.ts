import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { INDEXER_ROUTES } from '../src/indexer/routes/index.ts'
import { testDatabase } from '../test/_database.ts'
import { indexerOver } from '../test/read-model/_app.ts'
import { PAGED_CALLS } from '../test/read-model/_served.ts'
import { type Asked, SILENT_CALLS, SINGLE_CALLS } from '../test/read-model/_single.ts'
import { writeWorld } from '../test/read-model/_world.ts'
import { isAccepted } from './accepted.ts'
import { readReport } from './report.ts'
import { hasSchemathesis, runSchemathesis } from './schemathesis.ts'

const SERVED = INDEXER_ROUTES.map(({ call }) => call)
/** Requests of a call in each phase that makes them at random. */
const EXAMPLES = '10'

describe('the interface, to requests of all forms,', function () {
  // About a minute, and the installation.
  this.timeout(600_000)
  let app: FastifyInstance
  let url: string

  before(async () => {
    expect(hasSchemathesis(), 'Schemathesis is installed').to.equal(true)
    const pools = await testDatabase()
    await writeWorld(pools)
    app = await indexerOver(pools)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => app.close())

  it('answers as it is described', async () => {
    const folder = temporaryFolder()
    const [settings, report] = [join(folder, 'settings.toml'), join(folder, 'report.ndjson')]
    writeFileSync(settings, settingsFor())
    const output = await runSchemathesis(folder, [
      ...['--config-file', settings, 'run', `${url}/openapi/indexer.json`],
      ...['--phases', 'examples,coverage,fuzzing', '--max-examples', EXAMPLES, '--seed', '1'],
      ...['--generation-database', 'none', '--continue-on-failure', '--no-color'],
      ...['--report', 'ndjson', '--report-ndjson-path', report],
      ...SERVED.flatMap(({ operationId }) => ['--include-operation-id', operationId]),
    ])

    const { calls, requests, failures } = readReport(readFileSync(report, 'utf8'))
    const served = SERVED.map(({ method, path }) => `${method} ${path}`)
    expect([...calls], output).to.include.members(served)
    expect(requests).to.be.greaterThan(20 * SERVED.length)
    const others = failures.filter((failure) => !isAccepted(failure))
    expect(others.slice(0, 20), `${others.length} failures, the first 20`).to.deep.equal([])
  })
})

/** Ids in paths that the fixture has, since others lead to answers that nothing is there. */
function settingsFor(): string {
  const asked: readonly Asked[] = [
    ...PAGED_CALLS.map(({ call, parameters }): Asked => [call, parameters]),
    ...SINGLE_CALLS,
    ...SILENT_CALLS,
  ]
  return asked
    .map(([{ operationId, params = {} }, parameters]) => {
      const lines = Object.keys(params).map(
        (name) => `"path.${name}" = ${JSON.stringify(parameters[name])}`,
      )
      const head = `[[operations]]\ninclude-operation-id = ${JSON.stringify(operationId)}`
      return lines.length === 0 ? '' : `${head}\n[operations.parameters]\n${lines.join('\n')}\n`
    })
    .join('\n')
}
