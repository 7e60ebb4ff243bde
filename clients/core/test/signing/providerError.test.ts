import { expect } from 'chai'
import { asProviderError, isFinalWalletFailure } from '../../src/signing/index.ts'

describe('asProviderError', () => {
  it('has the request, the code and the error of the wallet', () => {
    const cause = Object.assign(new Error('Internal JSON-RPC error.'), { code: -32603 })
    const error = asProviderError(cause, {
      method: 'eth_sendTransaction',
      provider: 'eip1193',
      signer: '0x1',
      chainId: 137,
    })
    expect([error.name, error.code, error.message, error.cause]).deep.equal([
      'MintlineError',
      'PROVIDER_ERROR',
      'Wallet (eip1193) failed eth_sendTransaction with code -32603: Internal JSON-RPC error',
      cause,
    ])
    expect(error.context).deep.equal({
      method: 'eth_sendTransaction',
      provider: 'eip1193',
      code: -32603,
      signer: '0x1',
      chainId: 137,
      reason: 'Internal JSON-RPC error.',
    })
  })

  it('finds the code in a nested error, and accepts code 0', () => {
    const nested = { data: { originalError: { code: '4001', message: 'no' } } }
    const texts = [nested, { code: 0, message: 'zero' }].map(
      (error) => asProviderError(error, { method: 'x', provider: 'flow' }).message,
    )
    expect(texts).deep.equal([
      'Wallet (flow) failed x with code 4001: no',
      'Wallet (flow) failed x with code 0: zero',
    ])
  })

  for (const nothing of [undefined, null, {}, '', 42]) {
    it(`has no reason and no code for ${JSON.stringify(nothing)}`, () => {
      const error = asProviderError(nothing, { method: 'x', provider: 'aptos' })
      expect(error.message).equal('Wallet (aptos) failed x: unknown reason')
      expect(error.context.code).equal(undefined)
    })
  }
})

describe('isFinalWalletFailure', () => {
  it('recognises final codes, also as text and nested', () => {
    const codes = [4900, 4001, 4901, 4100, '4001', 4000, 4902, -32603, 'ACTION_REJECTED']
    expect(codes.map((code) => isFinalWalletFailure({ cause: { code } }))).deep.equal([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
