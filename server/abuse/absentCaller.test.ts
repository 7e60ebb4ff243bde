import { once } from 'node:events'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { type ServerProcess, startProcess } from '../test/_serverProcess.ts'
import { QUESTIONS } from './_questions.ts'

const ADDRESS = `0x${'ab'.repeat(20)}`

/** Beginnings of answers that never end. */
const SILENCES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'says nothing': () => undefined,
  'stops within its answer': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"jsonrpc":"2.0"')
  },
}

describe('callers who leave while a node is asked for them', function () {
  // Less than a question may take.
  this.timeout(25_000)
  let node: Server
  let url: string
  let silence: (response: ServerResponse) => void
  before(async () => {
    node = createServer((asked, response) => {
      asked.resume()
      silence(response)
    }).listen(0, '127.0.0.1')
    await once(node, 'listening')
    url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  })
  after(() => {
    node.closeAllConnections()
    node.close()
  })

  /** Resolves once the node has a question, with the end of its connection. */
  async function questionAt(): Promise<{ readonly closed: Promise<unknown> }> {
    const [{ socket }] = (await once(node, 'request')) as [{ readonly socket: Socket }]
    // A reset is an end too.
    return { closed: new Promise((resolve) => socket.once('close', resolve)) }
  }

  for (const [how, say] of Object.entries(SILENCES)) {
    for (const [about, ask] of Object.entries(QUESTIONS)) {
      it(`take their question with them, of a node that ${how}: ${about}`, async () => {
        silence = say
        const leaving = new AbortController()
        const asked = questionAt()
        const reason = new Error('the caller left')
        const answer = ask({ urls: [url], signal: leaving.signal }).catch((error: unknown) => error)
        const { closed } = await asked
        leaving.abort(reason)
        expect(await answer).to.equal(reason)
        await closed
      })
    }
  }

  describe('of a server', () => {
    let server: ServerProcess
    before(async function () {
      // Only questions have to end soon.
      this.timeout(600_000)
      const settings = { nodes: { ETHEREUM: [url] } }
      server = await startProcess(temporaryFolder(), { settings, roles: 'api' })
    })
    after(() => server.stop())

    const balance = () =>
      new URL(`/v0.1/balances/ETHEREUM:${ADDRESS}/ETHEREUM:${ADDRESS}`, server.url)

    it('have the connection to the node closed', async () => {
      silence = () => undefined
      const asked = questionAt()
      const caller = request(balance(), { agent: false }).on('error', () => undefined)
      caller.end()
      const { closed } = await asked
      caller.destroy()
      await closed
    })

    it('have it closed too when they asked a second time on their connection', async () => {
      silence = () => undefined
      const { hostname, port, pathname } = balance()
      const caller = connect({ host: hostname, port: Number(port) }).on('error', () => undefined)
      const asked = questionAt()
      caller.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(2))
      const { closed } = await asked
      caller.destroy()
      await closed
    })
  })
})
