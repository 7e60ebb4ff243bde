import { describe, expect, it } from 'vitest'
import { lagText } from './IndexerNote.tsx'

function behind(blocks: bigint): string {
  return lagText({ indexed: 1_000_000n, latest: 1_000_000n + blocks })
}

describe('lagText', () => {
  it('is up to date within a minute, and ahead of the node', () => {
    for (const blocks of [-500n, 0n, 149n]) expect(behind(blocks)).toBe('up to date')
  })

  it('counts whole minutes of 150 blocks', () => {
    expect(behind(150n)).toBe('about 1 min behind the network')
    expect(behind(599n)).toBe('about 3 min behind the network')
    expect(behind(9_150n)).toBe('about 1 h 1 min behind the network')
    expect(behind(216_000n)).toBe('about 1 d behind the network')
  })
})
