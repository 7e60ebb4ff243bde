import { describe, expect, it } from 'vitest'
import { isProofsAddress } from './proofsAddress.ts'

describe('isProofsAddress', () => {
  it('accepts what a mint page can read', () => {
    expect(isProofsAddress('https://example.com/proofs/')).toBe(true)
    expect(isProofsAddress('http://127.0.0.1:8080')).toBe(true)
    expect(
      isProofsAddress('ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'),
    ).toBe(true)
  })

  it('refuses scripts, and texts that are not addresses', () => {
    for (const address of ['', 'proofs', 'javascript:alert(1)', 'data:text/html,x', 'file:///x']) {
      expect(isProofsAddress(address)).toBe(false)
    }
  })
})
