import { expect } from 'chai'
import { isMintlineError } from '../../src/errors/index.ts'
import { assertSameChain, assertSameRpcUrl } from '../../src/networks/index.ts'

const thrownBy = (call: () => void): unknown => {
  try {
    call()
  } catch (error) {
    return error
  }
  return expect.fail('nothing was thrown')
}

describe('assertSameChain()', () => {
  it('accepts a wallet on the chain', () => {
    expect(() => assertSameChain({ current: 137, required: 137 })).not.to.throw()
  })

  it('error: a wallet on another chain, with both chain ids in the context', () => {
    const error = thrownBy(() => assertSameChain({ current: 1, required: 137 }))
    if (!isMintlineError(error, 'CHAIN_MISMATCH')) throw error
    expect(error.message).to.equal('ChainId mismatch. Given chainId 137 and provider chainId 1')
    expect(error.context).to.deep.equal({ current: 1, required: 137 })
  })
})

describe('assertSameRpcUrl()', () => {
  const required = 'https://mainnetbeta-rpc.eclipse.xyz'

  it('accepts a wallet that sends to the node, with or without a slash at the end', () => {
    expect(() => assertSameRpcUrl({ current: required, required })).not.to.throw()
    expect(() => assertSameRpcUrl({ current: `${required}/`, required })).not.to.throw()
    expect(() => assertSameRpcUrl({ current: required, required: `${required}/` })).not.to.throw()
  })

  it('error: a wallet that sends to another node, with both URLs in the context', () => {
    const current = 'https://api.mainnet-beta.solana.com'
    const error = thrownBy(() => assertSameRpcUrl({ current, required }))
    if (!isMintlineError(error, 'RPC_URL_MISMATCH')) throw error
    expect(error.message).to.equal('Rpc url mismatch')
    expect(error.context).to.deep.equal({ current, required })
  })
})
