import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMintlineError } from '@mintline/core'
import { networksOf } from '@mintline/core/networks'
import { expect } from 'chai'
import { callView } from '../../src/chain/callView.ts'
import { connectAptos } from '../../src/chain/connection.ts'
import { fetchLedger } from '../../src/chain/fetchLedger.ts'
import { nodesFetch } from '../../src/chain/nodesFetch.ts'

const [, TESTNET = networksOf('APTOS')[0]] = networksOf('APTOS')
const OTHER_CHAIN = 1

/** A node for one test: a real HTTP server that records the requested paths. */
interface TestNode {
  readonly url: string
  readonly asked: string[]
  /** Answers views; undefined = with a list of one text. */
  view: ((response: ServerResponse) => void) | undefined
  chainId: number
}

const refusal = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status).end(body)

describe('several nodes of Aptos', () => {
  const closing: (() => void)[] = []
  let first: TestNode
  let second: TestNode
  beforeEach(async () => {
    first = await startNode()
    second = await startNode()
  })
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  const connect = () => {
    const urls = [`${first.url}/`, second.url]
    return connectAptos(first.url, { network: TESTNET, fetch: nodesFetch(urls, TESTNET) })
  }
  const read = (connection = connect()) =>
    callView(connection, { function: '0x1::a::b', arguments: [] })

  it('are asked in their order, each at its own address', async () => {
    expect(await read()).to.equal(first.url)
    expect(first.asked.toSorted()).to.deep.equal(['/v1/', '/v1/view'])
    expect(second.asked).to.deep.equal([])
  })

  for (const [name, view] of [
    ['is busy', refusal(429, '{"message":"slow down","error_code":"rate"}')],
    ['refuses', refusal(403, 'no key')],
    ['answers with a page', (response: ServerResponse) => void response.end('<html>')],
  ] as const) {
    it(`go on to the next one where the first ${name}`, async () => {
      first.view = view
      expect(await read()).to.equal(second.url)
    })
  }

  it('skip one of another network, and tell of it where all are', async () => {
    first.chainId = OTHER_CHAIN
    expect(await read()).to.equal(second.url)
    second.chainId = OTHER_CHAIN
    const failure = await fetchLedger(connect()).catch((error: unknown) => error)
    expect(isMintlineError(failure) && failure.code).to.equal('CHAIN_MISMATCH')
  })

  it('keep the answer of a node about a call that it refuses', async () => {
    first.view = refusal(400, '{"message":"Move abort in 0x1::a: 0x1","error_code":"invalid"}')
    const failure = await read().catch((error: unknown) => error)
    expect(isMintlineError(failure) && failure.message).to.include('Move abort in 0x1')
    expect(second.asked).to.deep.equal([])
  })

  async function startNode(): Promise<TestNode> {
    const server = createServer(({ url = '' }, response) => {
      node.asked.push(url)
      if (url === '/v1/') {
        response.end(
          JSON.stringify({
            chain_id: node.chainId,
            ledger_timestamp: '1000000',
            ledger_version: '1',
          }),
        )
      } else if (node.view) {
        node.view(response)
      } else {
        response.end(JSON.stringify([node.url]))
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/v1`
    const node: TestNode = { url, asked: [], view: undefined, chainId: TESTNET.chainId ?? 0 }
    closing.push(() => {
      server.close()
      server.closeAllConnections()
    })
    return node
  }
})
