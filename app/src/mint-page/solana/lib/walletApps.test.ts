import { describe, expect, it } from 'vitest'
import { walletApps } from './walletApps.ts'

describe('walletApps', () => {
  it('has the documented link of each wallet, with page and origin encoded', () => {
    const page =
      'https%3A%2F%2Fdrops.example%2Fmint%2F%23%2FDAWN%3Fcluster%3Dsolana%26proofs%3Dipfs%253A%252F%252Fbafy'
    const end = `${page}?ref=https%3A%2F%2Fdrops.example`
    const address = 'https://drops.example/mint/#/DAWN?cluster=solana&proofs=ipfs%3A%2F%2Fbafy'
    expect(walletApps(address)).toEqual([
      { name: 'Phantom', url: `https://phantom.app/ul/browse/${end}` },
      { name: 'Solflare', url: `https://solflare.com/ul/v1/browse/${end}` },
      { name: 'Backpack', url: `https://backpack.app/ul/v1/browse/${end}` },
    ])
  })

  it('leaves the frame of an embedded page behind', () => {
    const [app] = walletApps('https://a.example/mint/#/DAWN?cluster=solana&embed=1')
    expect(app?.url).not.toContain('embed')
  })

  it('keeps hostile names of drops inside the link', () => {
    const [app] = walletApps('https://a.example/mint/#/%22%3E?cluster=solana&x=?ref=https://evil')
    expect(app?.url.split('?')).toHaveLength(2)
    expect(app?.url).toMatch(/\?ref=https%3A%2F%2Fa\.example$/)
  })
})
