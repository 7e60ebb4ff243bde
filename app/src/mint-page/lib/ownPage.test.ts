import { describe, expect, it } from 'vitest'
import { ownPage } from './ownPage.ts'

describe('ownPage', () => {
  it('drops what the embedding page has set, and keeps drop, network and proofs', () => {
    const proofs = encodeURIComponent('https://a.example/proofs')
    expect(
      ownPage(
        `https://a.example/mint/#/DAWN?cluster=solana&proofs=${proofs}&embed=1&background=transparent&theme=dark`,
      ),
    ).toBe(`https://a.example/mint/#/DAWN?cluster=solana&proofs=${proofs}`)
  })

  it('keeps the address of a page that is not embedded', () => {
    const address = 'https://a.example/mint/#/BASE:0x1?network=base-sepolia'
    expect(ownPage(address)).toBe(address)
  })
})
