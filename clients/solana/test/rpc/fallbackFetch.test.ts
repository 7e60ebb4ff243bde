import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { type FallbackFetchOptions, fallbackFetch } from '../../src/rpc/fallbackFetch.ts'
import { rpcReadConnection } from '../../src/rpc/rpcReadConnection.ts'

const CLOCK = 'SysvarC1ock11111111111111111111111111111111'
const RIGHT = 'RightChain111111111111111111111111111111111'
const WRONG = 'WrongChain111111111111111111111111111111111'

type Behaviour = (method: string, response: ServerResponse) => void

/** A node for one test: a real HTTP server that records the requested methods. */
interface TestNode {
  readonly url: string
  readonly asked: string[]
  behave(behaviour: Behaviour): void
}

const answerWith =
  (status: number, body: string): Behaviour =>
  (_, response) =>
    response.writeHead(status).end(body)

const refusal = (code: number): Behaviour =>
  answerWith(200, JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'No' } }))

/** Answers like a node without any accounts. */
const working =
  (genesisHash = RIGHT, slot = 1): Behaviour =>
  (method, response) => {
    const result = method === 'getGenesisHash' ? genesisHash : { context: { slot }, value: null }
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  }

const silent: Behaviour = () => undefined

describe('fallbackFetch', () => {
  const closing: (() => Promise<void>)[] = []
  let first: TestNode
  let second: TestNode

  beforeEach(async () => {
    first = await startNode()
    second = await startNode()
  })
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()))
  })

  const urls = () => [first.url, second.url]
  const readSlot = async (fetch: typeof globalThis.fetch): Promise<number> => {
    const connection = rpcReadConnection(first.url, { fetch })
    const { context } = await connection.getAccountInfoAndContext({ toBase58: () => CLOCK })
    return context.slot
  }
  const slotOf = (options?: FallbackFetchOptions) => readSlot(fallbackFetch(urls(), options))

  it('uses only the first node while it works', async () => {
    first.behave(working(RIGHT, 5))
    const fetch = fallbackFetch(urls())
    expect([await readSlot(fetch), await readSlot(fetch)]).to.deep.equal([5, 5])
    expect(second.asked).to.deep.equal([])
  })

  const failures: Record<string, Behaviour> = {
    'forbids it (403)': answerWith(403, '{"error":{"code":403,"message":"Access forbidden"}}'),
    'is asked too often (429)': answerWith(429, 'Too many requests'),
    'is broken (500)': answerWith(500, ''),
    'is behind a broken gateway (502)': answerWith(502, '<html>Bad gateway</html>'),
    'answers a web page': answerWith(200, '<!doctype html><title>Welcome</title>'),
    'answers nothing': answerWith(200, ''),
    'cuts its answer off': answerWith(200, '{"jsonrpc":"2.0","id":1,"res'),
    'answers neither result nor error': answerWith(200, '{"jsonrpc":"2.0","id":1}'),
    'drops the connection': (_, response) => response.destroy(),
    'is behind': refusal(-32005),
    'has its quota used up': refusal(-32429),
    'forbids it within an answer': refusal(403),
    'has an error of its own': refusal(-32603),
    'keeps no index': refusal(-32010),
    'has the method switched off': refusal(-32601),
  }
  for (const [what, behaviour] of Object.entries(failures)) {
    it(`skips a node that ${what}, and asks it last from then on`, async () => {
      first.behave(behaviour)
      second.behave(working(RIGHT, 9))
      const fetch = fallbackFetch(urls())
      expect([await readSlot(fetch), await readSlot(fetch)]).to.deep.equal([9, 9])
      expect(first.asked).to.deep.equal(['getAccountInfo'])
      expect(second.asked).to.deep.equal(['getAccountInfo', 'getAccountInfo'])
    })
  }

  it('goes back to a node that failed when the others fail', async () => {
    first.behave(answerWith(429, ''))
    second.behave(working(RIGHT, 9))
    const fetch = fallbackFetch(urls())
    await readSlot(fetch)
    first.behave(working(RIGHT, 5))
    second.behave(answerWith(503, ''))
    expect(await readSlot(fetch)).to.equal(5)
  })

  it('still uses a node that refuses one method for others', async () => {
    first.behave((method, response) =>
      (method === 'getAccountInfo' ? refusal(-32601) : working())(method, response),
    )
    second.behave(working())
    const fetch = fallbackFetch(urls())
    await readSlot(fetch)
    await rpcReadConnection(first.url, { fetch }).getGenesisHash()
    expect(first.asked).to.deep.equal(['getAccountInfo', 'getGenesisHash'])
    expect(second.asked).to.deep.equal(['getAccountInfo'])
  })

  it('asks the next node in addition to one that does not answer', async () => {
    first.behave(silent)
    second.behave(working(RIGHT, 9))
    expect(await slotOf({ patience: 20 })).to.equal(9)
  })

  it('uses the answer of a slow node if the others fail', async () => {
    // Whichever of the two is reached first.
    let answerSlowly = () => {}
    const isOther = new Promise<void>((resolve) => {
      answerSlowly = resolve
    })
    first.behave((method, response) => {
      void isOther.then(() => working(RIGHT, 5)(method, response))
    })
    second.behave((method, response) => {
      answerWith(403, '')(method, response)
      answerSlowly()
    })
    expect(await slotOf({ patience: 20 })).to.equal(5)
  })

  it('passes on errors that the node did not cause', async () => {
    first.behave(refusal(-32602))
    const { message } = await thrownBy(slotOf())
    expect(message).to.equal('No')
    expect(second.asked).to.deep.equal([])
  })

  it('returns the failure that may pass if all nodes fail', async () => {
    first.behave(answerWith(403, 'Forbidden'))
    second.behave(answerWith(429, 'Slow down'))
    expect((await thrownBy(slotOf())).message).to.equal('429 Too Many Requests: Slow down')
    second.behave(answerWith(401, 'Key'))
    expect((await thrownBy(slotOf())).message).to.equal('403 Forbidden: Forbidden')
  })

  it('carries transactions and reads of web3.js', async () => {
    first.behave(answerWith(403, 'Forbidden'))
    second.behave((_, response) => response.end('{"jsonrpc":"2.0","id":"1","result":"signature"}'))
    const connection = new Connection(first.url, { fetch: fallbackFetch(urls()) })
    expect(await connection.sendEncodedTransaction('AQ==')).to.equal('signature')
    expect(second.asked).to.deep.equal(['sendTransaction'])
  })

  it('stops with its caller, without marking the node as failed', async () => {
    first.behave(silent)
    second.behave(working())
    const fetch = fallbackFetch(urls())
    const stop = new AbortController()
    const asked = fetch(first.url, { method: 'POST', body: '{}', signal: stop.signal })
    stop.abort(new Error('gone'))
    expect((await thrownBy(asked)).message).to.equal('gone')
    first.behave(working(RIGHT, 5))
    expect(await readSlot(fetch)).to.equal(5)
  })

  describe('for a chain', () => {
    it('checks the chain of each node once', async () => {
      first.behave(working(RIGHT, 5))
      const fetch = fallbackFetch(urls(), { genesisHash: RIGHT })
      expect([await readSlot(fetch), await readSlot(fetch)]).to.deep.equal([5, 5])
      expect(first.asked.filter((method) => method === 'getGenesisHash')).to.have.lengthOf(1)
      expect(second.asked).to.deep.equal([])
    })

    it('ignores a node of another chain', async () => {
      first.behave(working(WRONG, 5))
      second.behave(working(RIGHT, 9))
      expect(await slotOf({ genesisHash: RIGHT })).to.equal(9)
    })

    it('only answers the genesis hash if no node is on the right chain', async () => {
      first.behave(working(WRONG))
      second.behave(working(WRONG))
      const { message } = await thrownBy(slotOf({ genesisHash: RIGHT }))
      expect(message).to.equal(`${new URL(first.url).host} serves another chain`)
      const fetch = fallbackFetch(urls(), { genesisHash: RIGHT })
      expect(await rpcReadConnection(first.url, { fetch }).getGenesisHash()).to.equal(WRONG)
    })

    it('reports that the right node is down, rather than that the other one is wrong', async () => {
      first.behave(answerWith(503, ''))
      second.behave(working(WRONG))
      const fetch = fallbackFetch(urls(), { genesisHash: RIGHT })
      const connection = rpcReadConnection(first.url, { fetch })
      expect((await thrownBy(connection.getGenesisHash())).message).to.equal(
        '503 Service Unavailable: ',
      )
    })

    it('checks a node again whose chain could not be read', async () => {
      let isReady = false
      first.behave((method, response) => {
        const isSaid = isReady || method !== 'getGenesisHash'
        return (isSaid ? working(RIGHT, 5) : answerWith(503, ''))(method, response)
      })
      second.behave(answerWith(503, ''))
      const fetch = fallbackFetch(urls(), { genesisHash: RIGHT })
      await thrownBy(readSlot(fetch))
      isReady = true
      expect(await readSlot(fetch)).to.equal(5)
    })
  })

  async function startNode(): Promise<TestNode> {
    const asked: string[] = []
    let behaviour: Behaviour = silent
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { method } = JSON.parse(await text(request))
      asked.push(method)
      behaviour(method, response)
    }
    const server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    closing.push(
      () =>
        new Promise((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    )
    return {
      url: `http://127.0.0.1:${port}`,
      asked,
      behave: (next) => {
        behaviour = next
      },
    }
  }
})

async function thrownBy(work: Promise<unknown>): Promise<Error> {
  try {
    await work
  } catch (error) {
    if (error instanceof Error) return error
  }
  return expect.fail('it was answered')
}
