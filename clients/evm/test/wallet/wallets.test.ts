import type { Eip1193Provider } from '@mintline/core/signing'
import { ANVIL_ACCOUNT } from '@mintline/localnet/anvil'
import { expect } from 'chai'
import { createClient, http } from 'viem'
import { clientWallet, connectWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { failureOf } from '../support/transactions.ts'

/** A provider with a fixed answer. */
function answering(answer: () => unknown): Eip1193Provider {
  return { request: async () => answer() }
}

function refusing(error: object): Eip1193Provider {
  return { request: () => Promise.reject(error) }
}

describe('wallets on EVM chains', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  it('use the first account of a provider', async () => {
    const { address, client } = await connectWallet(chain.provider)
    expect(address).to.equal(ANVIL_ACCOUNT)
    expect(client.account).to.deep.equal({ address: ANVIL_ACCOUNT, type: 'json-rpc' })
  })

  for (const answer of [[], undefined, [7]]) {
    it(`error: a wallet that returns ${JSON.stringify(answer) ?? 'nothing'} as accounts`, async () => {
      const failure = await failureOf(connectWallet(answering(() => answer)))
      expect(failure).to.include({ code: 'WALLET_NOT_CONNECTED' })
    })
  }

  it('error: the user declines to connect', async () => {
    const failure = await failureOf(connectWallet(refusing({ code: 4001, message: 'No.' })))
    expect(failure).to.include({ code: 'WALLET_REQUEST_CANCELLED' })
  })

  it('error: the wallet fails', async () => {
    const error = { code: -32603, message: 'The device is locked.' }
    const failure = await failureOf(connectWallet(refusing(error)))
    expect(failure).to.include({ code: 'PROVIDER_ERROR', cause: error })
  })

  it('return addresses in lower case', () => {
    const { address } = providerWallet(chain.provider, '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    expect(address).to.equal(ANVIL_ACCOUNT)
  })

  it('error: an invalid address', () => {
    expect(() => providerWallet(chain.provider, '0x12')).to.throw(
      'Invalid address 0x12 for blockchain ETHEREUM',
    )
  })

  for (const address of [undefined, '']) {
    it(`error: ${address ?? 'no'} address, as of a wallet that has locked itself`, () => {
      expect(() => providerWallet(chain.provider, address as string))
        .to.throw('From address not specified')
        .with.property('code', 'FROM_ADDRESS_NOT_SPECIFIED')
    })
  }

  it('error: a client without an account', () => {
    const client = createClient({ transport: http(chain.url) })
    expect(() => clientWallet(client)).to.throw('No Signer or account provided')
  })
})
