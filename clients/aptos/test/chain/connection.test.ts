import { Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { connectAptos } from '../../src/chain/connection.ts'

describe('connection to Aptos', () => {
  it('is made to a URL, with or without a slash, or with a client of the SDK', () => {
    for (const url of ['https://node.example/v1', 'https://node.example/v1/']) {
      expect(connectAptos(url).config.fullnode).to.equal('https://node.example/v1')
    }
    const aptos = new Aptos(new AptosConfig({ network: Network.TESTNET }))
    expect(connectAptos(aptos).config).to.equal(aptos.config)
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
