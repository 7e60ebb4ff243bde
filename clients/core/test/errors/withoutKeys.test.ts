import { hideKeysIn, nodeError, withoutKeys } from '@mintline/core'
import { asProviderError } from '@mintline/core/signing'
import { expect } from 'chai'

const KEY = 'n0body-may-see-this'

describe('third-party texts', () => {
  before(() => {
    hideKeysIn(`https://user:${KEY}-as-password@node.example/v2/${KEY}/rpc?token=${KEY}-as-token`)
  })

  it('keep only the host of a URL', () => {
    const text = `POST https://other.example:8899/v1/abc?key=1 and wss://third.example/x failed`
    expect(withoutKeys(text)).to.equal('POST other.example:8899 and third.example failed')
    expect(withoutKeys('see https://[ now')).to.equal('see a URL now')
  })

  it('hide every part of a registered URL, longest first, except words too short for keys', () => {
    expect(withoutKeys(`node.example/v2/${KEY}/rpc refuses ${KEY}-as-token`)).to.equal(
      'node.example/v2/…/rpc refuses …',
    )
    expect(withoutKeys(`"${KEY}-as-password"`)).to.equal('"…"')
  })

  it('are redacted in node and wallet errors', () => {
    const cause = new Error(`403 Forbidden: ${KEY} has no right to call this`)
    expect(nodeError('getSlot', cause).context.reason).to.equal(
      '403 Forbidden: … has no right to call this',
    )
    const wallet = asProviderError(new Error(`RPC at https://node.example/${KEY} failed`), {
      method: 'eth_sendTransaction',
      provider: 'eip1193',
    })
    expect(wallet.context.reason).to.equal('RPC at node.example failed')
    expect(wallet.message).to.not.contain(KEY)
  })
})
