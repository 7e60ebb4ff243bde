import { describe, expect, it } from 'vitest'
import { shareTargets } from './shareTargets.ts'

describe('shareTargets', () => {
  it('carries text and link as they are, whatever is in them', () => {
    const link = 'https://a.example/mint/#/DAWN?cluster=solana&x=1'
    const text = 'I minted "Dawn" & more #1'
    const [x, farcaster] = shareTargets(text, link).map(({ url }) => new URL(url))
    expect([x?.origin, farcaster?.origin]).toEqual(['https://x.com', 'https://farcaster.xyz'])
    expect([x?.searchParams.get('text'), x?.searchParams.get('url')]).toEqual([text, link])
    expect(farcaster?.searchParams.getAll('embeds[]')).toEqual([link])
    expect(farcaster?.searchParams.get('text')).toBe(text)
  })
})
