import { expect } from 'chai'
import { isProofsAddress } from '../../src/metadata/index.ts'

describe('isProofsAddress', () => {
  it('accepts what a mint page can read', () => {
    expect(isProofsAddress('https://example.com/proofs/')).to.equal(true)
    expect(isProofsAddress('http://127.0.0.1:8080')).to.equal(true)
    expect(
      isProofsAddress('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'),
    ).to.equal(true)
  })

  it('refuses scripts, and texts that are not addresses', () => {
    for (const address of ['', 'proofs', 'javascript:alert(1)', 'data:text/html,x', 'file:///x']) {
      expect(isProofsAddress(address)).to.equal(false)
    }
  })
})
