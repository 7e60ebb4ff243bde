import { isMintlineError } from '@mintline/core'
import { createConnection, rpcReadConnection } from '@mintline/solana'
import { expect } from 'chai'

describe('Connections', () => {
  it('accept http and https only, and refuse anything else at once', () => {
    expect(createConnection('https://a.example').rpcEndpoint).to.equal('https://a.example')
    expect(rpcReadConnection('http://127.0.0.1:8899').rpcEndpoint).to.equal('http://127.0.0.1:8899')
    for (const url of ['devnet', 'ws://127.0.0.1:8900', 'localhost:8899', '']) {
      expectRefusal(() => createConnection(url), 'http or https')
      expectRefusal(() => rpcReadConnection(url), 'http or https')
    }
  })

  it('accept ws and wss only', () => {
    const url = 'https://a.example'
    createConnection(url, { wsEndpoint: 'wss://a.example' })
    expectRefusal(() => createConnection(url, { wsEndpoint: url }), 'ws or wss')
  })
})

function expectRefusal(make: () => unknown, schemes: string): void {
  expect(make)
    .to.throw(`A provider given as a URL must start with ${schemes}`)
    .that.satisfies((error: unknown) => isMintlineError(error, 'RPC_URL_INVALID'))
}
