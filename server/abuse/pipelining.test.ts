import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { type ServerProcess, startProcess } from '../test/_serverProcess.ts'
import { destroyAll, openSockets, otherCaller, pipelined, residentBytes } from './_attack.ts'

const SOCKETS = 400
const REQUESTS = 50
const LIST = '/v0.1/items/all?size=1'

describe('callers who send requests ahead and read no answer', function () {
  this.timeout(180_000)
  let server: ServerProcess
  before(async () => {
    server = await startProcess(temporaryFolder())
  })
  after(() => server.stop())

  it('leave no memory behind, and keep nobody else waiting', async () => {
    // Given a server that has been attacked once, whose heap has its working size
    await attack()
    const before = residentBytes(server.pid)

    // When it is attacked again and again
    for (let round = 0; round < 3; round += 1) await attack()

    // Then it holds no more memory than before, once its garbage has been collected
    for (let round = 0; round < 6 && growth() >= 1.2; round += 1) await attack()
    expect(growth(), `grown from ${before} bytes`).to.be.lessThan(1.2)

    function growth(): number {
      return residentBytes(server.pid) / before
    }
  })

  /** Opens the connections, and leaves them once others were answered beside them. */
  async function attack(): Promise<void> {
    const { url } = server
    const sockets = await openSockets(url, SOCKETS, pipelined(url, LIST, REQUESTS))
    for (let each = 0; each < 20; each += 1) {
      expect(await otherCaller(`${url}${LIST}`)).to.deep.equal({
        status: 200,
        body: '{"items":[]}',
      })
    }
    await destroyAll(sockets)
    expect((await otherCaller(`${url}${LIST}`)).status).to.equal(200)
  }
})
