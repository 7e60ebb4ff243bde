import { expect } from 'chai'
import { isMintlineError } from '../../src/errors/index.ts'
import { assertIsRpcUrl } from '../../src/networks/rpcUrl.ts'

const HTTP = ['http://127.0.0.1:8899', 'https://api.devnet.solana.com/?key=1', 'HTTPS://A.EXAMPLE']
const SOCKETS = ['ws://127.0.0.1:8900', 'wss://api.devnet.solana.com']
const NEITHER = [
  '',
  'devnet',
  'api.devnet.solana.com',
  'ftp://a.example',
  'http:/',
  'https://',
  'file:///etc/hosts',
]

describe('URLs of nodes', () => {
  it('are http or https for requests', () => {
    for (const url of HTTP) assertIsRpcUrl(url)
    for (const url of [...SOCKETS, ...NEITHER]) {
      expect(() => assertIsRpcUrl(url), url).to.throw(
        'A provider given as a URL must start with http or https',
      )
    }
  })

  it('are ws or wss for subscriptions', () => {
    for (const url of SOCKETS) assertIsRpcUrl(url, 'subscriptions')
    for (const url of [...HTTP, ...NEITHER]) {
      expect(() => assertIsRpcUrl(url, 'subscriptions'), url).to.throw(
        'A provider given as a URL must start with ws or wss',
      )
    }
  })

  it('are not in errors, since they may contain a key', () => {
    try {
      assertIsRpcUrl('htps://a.example/?api-key=secret')
      expect.fail('it was taken')
    } catch (error) {
      expect(isMintlineError(error, 'RPC_URL_INVALID')).to.equal(true)
      expect(JSON.stringify(error)).to.not.contain('secret')
      expect(String(error)).to.not.contain('secret')
    }
  })
})
