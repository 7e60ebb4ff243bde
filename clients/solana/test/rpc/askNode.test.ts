import type { ServerResponse } from 'node:http'
import type { Clock, MintlineError } from '@mintline/core'
import { expect } from 'chai'
import { fetchMintNetwork } from '../../src/rpc/network.ts'
import type { ReadConnection } from '../../src/rpc/readConnection.ts'
import { rpcReadConnection } from '../../src/rpc/rpcReadConnection.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { failureOf } from '../reads/_drop.ts'
import { startServer, type TestServer } from '../reads/_metadataServer.ts'

const HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'
const PAGE =
  '<!DOCTYPE html><html><head><title>Attention Required!</title></head><body>x</body></html>'
const KEY = 'key-that-nobody-may-see'

/** A failing call's code, message and reason, and how many requests it made. */
interface Refusal {
  readonly what: string
  readonly status: number
  readonly body: string
  readonly code: string
  readonly message: string
  readonly reason: string
  readonly requests: number
}

const FORBIDDEN = 'The node refuses requests from here (403). Use another node'
const LIMITED = 'The node limits requests (429). Wait a minute, or use another node'

const REFUSALS: readonly Refusal[] = [
  {
    what: '403 with JSON, as public nodes do',
    status: 403,
    body: `{"jsonrpc":"2.0","error":{"code":403,"message":"Access forbidden, see https://x.io/?k=${KEY}"},"id":1}`,
    code: 'NODE_FORBIDDEN',
    message: FORBIDDEN,
    reason: '403 Forbidden: Access forbidden, see x.io',
    requests: 1,
  },
  {
    what: '403 with the key of its URL in words',
    status: 403,
    body: `{"jsonrpc":"2.0","error":{"code":403,"message":"The key ${KEY} at /rpc/${KEY}/ has expired"},"id":1}`,
    code: 'NODE_FORBIDDEN',
    message: FORBIDDEN,
    reason: '403 Forbidden: The key … at /rpc/…/ has expired',
    requests: 1,
  },
  {
    what: '403 with the key of its URL far into its text',
    status: 403,
    body: `${'x'.repeat(130)} ${KEY}`,
    code: 'NODE_FORBIDDEN',
    message: FORBIDDEN,
    reason: `403 Forbidden: ${'x'.repeat(130)} …`,
    requests: 1,
  },
  {
    what: '403 with a web page',
    status: 403,
    body: PAGE,
    code: 'NODE_FORBIDDEN',
    message: FORBIDDEN,
    reason: '403 Forbidden',
    requests: 1,
  },
  {
    what: '401',
    status: 401,
    body: 'Invalid API key\nmore',
    code: 'NODE_FORBIDDEN',
    message: 'The node refuses requests from here (401). Use another node',
    reason: '401 Unauthorized: Invalid API key',
    requests: 1,
  },
  {
    what: '403 within an answer',
    status: 200,
    body: '{"jsonrpc":"2.0","id":"1","error":{"code":403,"message":"not from your country"}}',
    code: 'NODE_FORBIDDEN',
    message: FORBIDDEN,
    reason: 'not from your country',
    requests: 1,
  },
  {
    what: '429 again and again',
    status: 429,
    body: '{"jsonrpc":"2.0","error":{"code": 429, "message":"Too many requests for a specific RPC call"}}',
    code: 'NODE_RATE_LIMITED',
    message: LIMITED,
    reason: '429 Too Many Requests: Too many requests for a specific RPC call',
    requests: 6,
  },
  {
    what: '429 within an answer, again and again',
    status: 200,
    body: '{"jsonrpc":"2.0","id":"1","error":{"code":-32429,"message":"max usage reached"}}',
    code: 'NODE_RATE_LIMITED',
    message: LIMITED,
    reason: 'max usage reached',
    requests: 6,
  },
  {
    what: '502 with a web page, again and again',
    status: 502,
    body: PAGE,
    code: 'NODE_NOT_AVAILABLE',
    message:
      'The node did not answer getGenesisHash: 502 Bad Gateway. Try again, or use another node',
    reason: '502 Bad Gateway',
    requests: 6,
  },
  {
    what: 'half an answer, again and again',
    status: 200,
    body: '{"jsonrpc":"2.0","id":1,"res',
    code: 'NODE_NOT_AVAILABLE',
    message:
      'The node did not answer getGenesisHash: its answer is not JSON. Try again, or use another node',
    reason: 'its answer is not JSON',
    requests: 6,
  },
  {
    what: 'a web page instead of JSON',
    status: 200,
    body: PAGE,
    code: 'NODE_REFUSED',
    message: 'The node refused getGenesisHash: it answers with a web page, not as a node does',
    reason: 'it answers with a web page, not as a node does',
    requests: 1,
  },
  {
    what: 'JSON of another kind',
    status: 200,
    body: '{"jsonrpc":"2.0","id":"1","result":7}',
    code: 'NODE_REFUSED',
    message: 'The node refused getGenesisHash: its answer is malformed',
    reason: 'its answer is malformed',
    requests: 1,
  },
  {
    what: 'a refusal of 10,000 characters',
    status: 400,
    body: `no ${'x'.repeat(10_000)}`,
    code: 'NODE_REFUSED',
    message: `The node refused getGenesisHash: 400 Bad Request: no ${'x'.repeat(156)}…`,
    reason: `400 Bad Request: no ${'x'.repeat(156)}…`,
    requests: 1,
  },
]

/** Sleeps between attempts end at once; the time limit ends when a test decides. */
function heldClock(): { readonly clock: Clock; readonly limits: number[]; endLimit(): void } {
  const limits: number[] = []
  const ends: (() => void)[] = []
  const sleep: Clock['sleep'] = async (milliseconds, signal) => {
    signal?.throwIfAborted()
    if (milliseconds <= 3_000) return
    limits.push(milliseconds)
    await new Promise<void>((resolve, reject) => {
      ends.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const endLimit = () => {
    for (const end of ends) end()
  }
  return { clock: { now: () => 0, sleep }, limits, endLimit }
}

for (const [whose, connect] of [
  ['web3.js', (url: string): ReadConnection => createConnection(url)],
  ['our own', (url: string): ReadConnection => rpcReadConnection(url)],
] as const) {
  describe(`Asking a node over a connection of ${whose}`, () => {
    let answer: (response: ServerResponse) => void
    let server: TestServer
    let held: ReturnType<typeof heldClock>
    before(async () => {
      server = await startServer((_, response) => answer(response))
    })
    after(() => server.close())
    beforeEach(() => {
      server.paths.length = 0
      held = heldClock()
    })

    const ask = (
      url = `${server.url}/?api-key=${KEY}`,
      onNodeFailure?: (e: MintlineError) => void,
    ) => fetchMintNetwork(connect(url), { clock: held.clock, onNodeFailure })
    const hash = (response: ServerResponse) =>
      response.end(`{"jsonrpc":"2.0","id":"1","result":"${HASH}"}`)

    for (const { what, status, body, requests, ...refusal } of REFUSALS) {
      it(`throws ${refusal.code} if it answers ${what}`, async () => {
        answer = (response) => response.writeHead(status).end(body)
        const error = await failureOf(ask())
        const { code, message, context } = error as MintlineError<'NODE_REFUSED'>
        expect({ code, message, reason: context.reason }).to.deep.equal(refusal)
        expect(server.paths).to.have.lengthOf(requests)
        expect(JSON.stringify(error)).to.not.contain(KEY)
      })
    }

    it('succeeds after five answers of 429, and reports each', async () => {
      const told: string[] = []
      answer = (response) =>
        server.paths.length <= 5 ? response.writeHead(429).end('busy') : hash(response)
      const network = await ask(server.url, ({ code }) => told.push(code))
      expect(network.genesisHash).to.equal(HASH)
      expect(told).to.deep.equal(Array.from({ length: 5 }, () => 'NODE_RATE_LIMITED'))
    })

    it('waits 30 seconds in all for a node that does not answer, not for each attempt', async () => {
      answer = () => held.endLimit()
      expect(await failureOf(ask())).to.deep.include({
        code: 'NODE_NOT_AVAILABLE',
        context: { method: 'getGenesisHash', reason: 'timed out after 30 seconds' },
      })
      expect(held.limits).to.deep.equal([30_000])
    })

    it('reports the rate limit of a node that then stops answering', async () => {
      answer = (response) =>
        server.paths.length <= 2 ? response.writeHead(429).end('busy') : held.endLimit()
      expect(await failureOf(ask())).to.have.property('code', 'NODE_RATE_LIMITED')
      expect(held.limits).to.deep.equal([30_000])
    })

    it('gives the reason for an unreachable node, without its url', async () => {
      const error = await failureOf(ask(`http://127.0.0.1:9/?api-key=${KEY}`))
      expect(error).to.have.property('code', 'NODE_NOT_AVAILABLE')
      const { reason } = (error as MintlineError<'NODE_NOT_AVAILABLE'>).context
      expect(reason).to.match(/^it is not reachable( \([A-Z]+\))?$/)
    })
  })
}
