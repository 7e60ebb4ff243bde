import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { type ServerProcess, startProcess } from '../test/_serverProcess.ts'
import { destroyAll, openSockets, otherCaller } from './_attack.ts'

const LIST = '/v0.1/items/all?size=1'

describe('callers who open more connections than the process may have files', function () {
  this.timeout(120_000)
  let server: ServerProcess
  before(async () => {
    server = await startProcess(temporaryFolder(), { openFiles: 400 })
  })
  after(() => server.stop())

  it('take no file from the database, metrics or other callers', async () => {
    const sockets = await openSockets(server.url, 600)
    const urls = [
      `${server.url}${LIST}`,
      `${server.url}/health`,
      server.metricsUrl,
      `${new URL('/health', server.metricsUrl)}`,
    ]
    for (const url of urls) expect(await otherCaller(url), url).to.include({ status: 200 })
    await destroyAll(sockets)
    for (const url of urls) expect(await otherCaller(url), url).to.include({ status: 200 })
  })
})
