import { ANVIL_ACCOUNT, type Anvil, startAnvil } from '@mintline/localnet/anvil'
import { expect } from 'chai'
import fc from 'fast-check'
import { verifyMessage } from 'viem'
import { signEthereumMessage } from '../../src/signing/index.ts'
import { failureOf } from './support/failureOf.ts'
import { failing, recordingProvider } from './support/recordingProvider.ts'

describe('signEthereumMessage', () => {
  let anvil: Anvil
  before(async () => {
    anvil = await startAnvil()
  })
  after(() => anvil.stop())

  it('signs with the first account so that viem verifies it', async () => {
    const { provider } = anvil
    const signed = await signEthereumMessage({ provider, message: 'Log in to Mintline' })
    expect(signed.message).equal('Log in to Mintline')
    expect(signed.publicKey).equal(ANVIL_ACCOUNT)
    const signature = signed.signature as `0x${string}`
    const address = ANVIL_ACCOUNT
    expect(await verifyMessage({ address, message: signed.message, signature })).equal(true)
  })

  it('signs any text as UTF-8, even empty text and hex', async () => {
    const text = fc.oneof(
      fc.constantFrom('', '0x1234', '0x'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const { provider } = anvil
        const signed = await signEthereumMessage({ provider, message })
        const signature = signed.signature as `0x${string}`
        const address = ANVIL_ACCOUNT
        expect(await verifyMessage({ address, message, signature })).equal(true)
      }),
      { numRuns: 25 },
    )
  })

  it('signs with a given account without requesting accounts', async () => {
    const second = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
    const { provider, asked } = recordingProvider({}, anvil.provider)
    const signed = await signEthereumMessage({ provider, message: 'hi', address: second })
    const signature = signed.signature as `0x${string}`
    expect(await verifyMessage({ address: second, message: 'hi', signature })).equal(true)
    expect(asked).deep.equal(['personal_sign'])
  })

  it('error: the node does not have the account', async () => {
    const address = '0x0000000000000000000000000000000000000001'
    const { provider } = anvil
    const error = await failureOf(signEthereumMessage({ provider, message: 'hi', address }))
    expect(error.message).equal(
      'Wallet (eip1193) failed personal_sign with code -32602: No Signer available',
    )
  })

  it('error: the wallet gives this site no account', async () => {
    const { provider } = recordingProvider({ eth_accounts: () => [] })
    const error = await failureOf(signEthereumMessage({ provider, message: 'hi' }))
    expect([error.code, error.message]).deep.equal([
      'WALLET_NOT_CONNECTED',
      'Wallet is not connected',
    ])
  })

  it('error: the user refuses', async () => {
    const refusal = 'MetaMask Message Signature: User denied message signature.'
    const { provider } = recordingProvider(
      { personal_sign: failing(refusal, 4001) },
      anvil.provider,
    )
    const error = await failureOf(signEthereumMessage({ provider, message: 'hi', chainId: 1 }))
    expect(error.message).equal(
      'Wallet (eip1193) failed personal_sign with code 4001: MetaMask Message Signature: User denied message signature',
    )
    expect(error.context).deep.equal({
      method: 'personal_sign',
      provider: 'eip1193',
      code: 4001,
      signer: ANVIL_ACCOUNT,
      chainId: 1,
      reason: refusal,
    })
    expect(error.cause).instanceOf(Error).property('message', refusal)
  })

  it('error: the wallet answers null when its user refuses, as Rainbow did', async () => {
    const { provider } = recordingProvider({ personal_sign: () => null }, anvil.provider)
    const error = await failureOf(signEthereumMessage({ provider, message: 'hi' }))
    expect([error.code, error.message]).deep.equal([
      'WALLET_ANSWER_INVALID',
      'Wallet answered personal_sign with no signature',
    ])
  })

  it('error: the wallet throws synchronously', async () => {
    const provider = { request: failing('disconnected', 4900) }
    const error = await failureOf(signEthereumMessage({ provider, message: 'hi' }))
    expect(error.message).equal('Wallet (eip1193) failed eth_accounts with code 4900: disconnected')
  })
})
