import { request } from 'node:http'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { post, rpc, startTestNet } from '../_setup.ts'

describe('JSON-RPC protocol', () => {
  let localnet: Localnet

  before(async () => {
    ;({ localnet } = await startTestNet())
  })
  after(() => localnet.close())

  const address = Keypair.generate().publicKey.toBase58()

  for (const [what, method, params, code, message] of [
    ['an unknown method', 'getNothing', [], -32601, 'Method not found'],
    [
      'a missing parameter',
      'getBalance',
      [],
      -32602,
      '`params` should have at least 1 argument(s)',
    ],
    ['an address too short', 'getBalance', ['abc'], -32602, 'Invalid param: WrongSize'],
    ['an address not in base58', 'getBalance', ['0OIl'], -32602, 'Invalid param: Invalid'],
    [
      'a parameter of another type',
      'getBalance',
      [7],
      -32602,
      'Invalid params: invalid type: integer `7`, expected a string.',
    ],
    [
      'an unknown commitment',
      'getBalance',
      [address, { commitment: 'soon' }],
      -32602,
      'Invalid params: unknown variant `soon`, expected one of `processed`, `confirmed`, `finalized`, `recent`, `single`, `singleGossip`, `root`, `max`.',
    ],
    [
      'too many accounts',
      'getMultipleAccounts',
      [Array(101).fill(address)],
      -32602,
      'Too many inputs provided; max 100',
    ],
    [
      'a limit out of range',
      'getSignaturesForAddress',
      [address, { limit: 1001 }],
      -32602,
      'Invalid limit; max 1000',
    ],
    [
      'a slot not reached yet',
      'getBalance',
      [address, { minContextSlot: 10 ** 12 }],
      -32016,
      'Minimum context slot has not been reached',
    ],
    [
      'bytes that are no transaction',
      'sendTransaction',
      ['AAAA', { encoding: 'base64' }],
      -32602,
      'failed to deserialize solana_transaction::versioned::VersionedTransaction: unexpected end of input',
    ],
  ] as const) {
    it(`error: ${what}`, async () => {
      // When it is sent, then the node's code and message are returned
      const { error } = await rpc(localnet.rpcUrl, method, params)
      expect(error?.code).to.equal(code)
      expect(error?.message).to.equal(message)
    })
  }

  it('error: invalid JSON, and an invalid request', async () => {
    // When invalid texts are posted, then each answer has its code and no id
    expect(await post(localnet.rpcUrl, '{')).to.equal(
      '{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"},"id":null}',
    )
    expect(await post(localnet.rpcUrl, '{"id":1}')).to.equal(
      '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request"},"id":1}',
    )
  })

  it('answers a batch, except for notifications', async () => {
    // Given two requests and a notification between them
    const ask = (id?: number) => ({ jsonrpc: '2.0', method: 'getHealth', id })

    // When they are sent at once
    const answer = await post(localnet.rpcUrl, JSON.stringify([ask(1), ask(), ask(2)]))

    // Then two answers are returned
    expect(JSON.parse(answer)).to.deep.equal([
      { jsonrpc: '2.0', result: 'ok', id: 1 },
      { jsonrpc: '2.0', result: 'ok', id: 2 },
    ])
    expect(await post(localnet.rpcUrl, JSON.stringify(ask()))).to.equal('')
  })

  it('is healthy, and accepts pages of any origin', async () => {
    // When a browser sends a request, then the headers permit it
    const health = await fetch(`${localnet.rpcUrl}/health`)
    expect(await health.text()).to.equal('ok')
    expect(health.headers.get('access-control-allow-origin')).to.equal('*')
    const preflight = await fetch(localnet.rpcUrl, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type,x-client' },
    })
    expect(preflight.status).to.equal(204)
    expect(preflight.headers.get('access-control-allow-headers')).to.equal('content-type,x-client')
  })

  it('error: a request that names another host', async () => {
    // When a page of a domain that resolves to this machine sends a request, then it is refused
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'rebound.example' }
      request(`${localnet.rpcUrl}/health`, { headers }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).to.equal(403)
  })

  it('error: a body above one mebibyte', async () => {
    // When more is posted, then it is refused
    const headers = { 'content-type': 'application/json' }
    const body = ' '.repeat(1024 * 1024 + 1)
    const response = await fetch(localnet.rpcUrl, { method: 'POST', headers, body })
    expect(response.status).to.equal(413)
  })
})
