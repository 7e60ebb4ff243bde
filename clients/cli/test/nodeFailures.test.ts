import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CoreError } from '@mintline/core'
import { expect } from 'chai'
import { hintOf } from '../src/output/hints.ts'
import { Workplace } from './_command.ts'
import { GENESIS_HASHES } from './_nodeInFront.ts'

const PAGE = '<!DOCTYPE html><html><body>Attention Required! | Cloudflare</body></html>'

/** A node with scripted answers. */
async function startBadNode() {
  let requests = 0
  let answer = (_response: ServerResponse, _request: number): void => undefined
  const server = createServer((_, response) => {
    requests += 1
    answer(response, requests)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    requests: () => requests,
    answers: (next: typeof answer) => {
      requests = 0
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('A faulty node', () => {
  let node: Awaited<ReturnType<typeof startBadNode>>
  let workplace: Workplace
  before(async () => {
    node = await startBadNode()
    workplace = new Workplace(['--url', `http://${node.host}/?api-key=secret`])
  })
  after(() => node.close())

  const show = () => workplace.runInside(['show', '--collection', 'first'])

  for (const [what, body] of [
    ['JSON', '{"jsonrpc":"2.0","error":{"code":403,"message":"Access forbidden"},"id":"1"}'],
    ['a web page', PAGE],
  ] as const) {
    it(`ends the command with a message where it answers 403 and ${what}`, async () => {
      node.answers((response) => response.writeHead(403).end(body))
      const { code, stdout, stderr } = await show()
      expect(stderr).to.equal(
        `error: The node refuses requests from here (403). Use another node (NODE_FORBIDDEN)
hint: The node is ${node.host}; use --url for another one.
`,
      )
      expect([code, stdout, node.requests()]).to.deep.equal([1, '', 1])
    })
  }

  it('ends the command with a message where it is not a node', async () => {
    node.answers((response) => response.end(PAGE))
    const { code, stderr } = await show()
    expect(stderr).to.equal(
      `error: The node refused getGenesisHash: it answers with a web page, not as a node does (NODE_REFUSED)
hint: The node is ${node.host}; use --url for another one.
`,
    )
    expect(code).to.equal(1)
  })

  it('is asked again after an answer of 429, even for the first request', async () => {
    const result = (id: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id, result: GENESIS_HASHES.devnet })
    // Given a node that refuses the first request, answers the second and forbids the third
    node.answers((response, request) => {
      if (request === 1) response.writeHead(429).end('{"error":"Too many requests"}')
      else if (request === 2) response.end(result('1'))
      else response.writeHead(403).end()
    })
    // When a collection is requested, then the network was found
    const { stderr } = await show()
    expect(node.requests()).to.equal(3)
    expect(stderr).to.match(
      /^Waiting for 127.0.0.1:\d+, which may take 30 s\nwarning: .* is Solana Devnet, not localnet\nerror: .*NODE_FORBIDDEN/,
    )
  })

  it('prints neither markup nor the url with --json', async () => {
    node.answers((response) => response.writeHead(403).end(PAGE))
    const { data, stderr } = await workplace.jsonInside(['show', '--collection', 'first'])
    expect(data).to.deep.equal({
      error: {
        code: 'NODE_FORBIDDEN',
        message: 'The node refuses requests from here (403). Use another node',
        context: { method: 'getGenesisHash', reason: '403 Forbidden', status: 403 },
      },
    })
    expect(stderr).to.equal('')
  })

  for (const [chain, args] of [
    ['Solana', ['show', '--collection', 'first']],
    ['EVM', ['evm', 'show', '--contract', `0x${'12'.repeat(20)}`, '--chain', 'base']],
    ['Aptos', ['aptos', 'show', '--contract', `0x${'12'.repeat(32)}`, '--chain', 'aptos']],
  ] as const) {
    it(`shows nothing of its URL but the host, though it quotes the key: ${chain}`, async () => {
      const key = 'k3y-in-the-path'
      const behindPath = new Workplace(['--url', `http://${node.host}/v2/${key}/`])
      for (const status of [400, 403]) {
        const message = `The key ${key} of http://${node.host}/v2/${key} is not allowed to call`
        const error = { code: -32_000, message, error_code: 'invalid_input' }
        node.answers((response) =>
          response.writeHead(status).end(JSON.stringify({ jsonrpc: '2.0', id: 1, error, message })),
        )
        for (const option of ['--json', '--verbose']) {
          const { code, stdout, stderr } = await behindPath.runInside([...args, option])
          expect(code).to.be.greaterThan(0)
          expect(`${stdout}${stderr}`).to.match(/NODE_/).and.not.contain(key)
        }
      }
    })
  }

  it('is accepted as localnet on this machine only', () => {
    const gone = new CoreError('NODE_NOT_AVAILABLE', { method: 'getSlot', reason: 'gone' })
    const at = (host: string, isOnThisMachine: boolean) =>
      hintOf(gone, () => ({ host, isOnThisMachine, startedBy: 'npm run localnet' }))
    expect(at('127.0.0.1:8899', true)).to.equal(
      'Is localnet running? Start it with npm run localnet. The node is 127.0.0.1:8899.',
    )
    expect(at('api.devnet.solana.com', false)).to.equal(
      'The node is api.devnet.solana.com; use --url for another one.',
    )
  })
})
