import { Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { connectAptos } from '../../src/chain/connection.ts'

const NODE = 'https://node.example/v1'

describe('connection to Aptos', () => {
  it('is made to a URL, with or without a slash, or with a client of the SDK', () => {
    for (const url of [NODE, `${NODE}/`]) expect(connectAptos(url).url).to.equal(NODE)
    const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))
    expect(connectAptos(aptos).url).to.equal('https://api.testnet.aptoslabs.com/v1')
  })

  it('sends the key and the headers of a client of the SDK, and nothing else of its own', async () => {
    const sent: (readonly [string, string])[][] = []
    const fetch: typeof globalThis.fetch = async (_, init) => {
      sent.push([...new Headers(init?.headers)])
      return new Response('{}')
    }
    const config = new AptosConfig({
      network: Network.CUSTOM,
      fullnode: NODE,
      clientConfig: { API_KEY: 'secret', HEADERS: { 'x-of-client': 1 } },
      fullnodeConfig: { HEADERS: { 'x-of-node': 'yes' } },
    })
    for (const source of [new Aptos(config), NODE]) {
      await connectAptos(source, { fetch }).fetch(NODE, { headers: { accept: 'text/plain' } })
    }
    expect(sent).to.deep.equal([
      [
        ['accept', 'text/plain'],
        ['authorization', 'Bearer secret'],
        ['x-of-client', '1'],
        ['x-of-node', 'yes'],
      ],
      [['accept', 'text/plain']],
    ])
  })

  it('error: the URL is not one of http or https', () => {
    for (const url of ['ws://node.example', 'node.example', '']) {
      expect(() => connectAptos(url))
        .to.throw('A provider given as a URL must start with http or https')
        .with.property('code', 'RPC_URL_INVALID')
    }
  })

  it('error: it is neither a URL nor a client', () => {
    for (const source of [undefined, {}, { config: {} }]) {
      expect(() => connectAptos(source as unknown as string))
        .to.throw('Unknown provider id')
        .with.property('code', 'UNKNOWN_PROVIDER_ID')
    }
  })
})
