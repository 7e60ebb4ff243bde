import { describe, expect, it } from 'vitest'
import { shareText } from './holdersText.ts'

describe('shareText', () => {
  it('rounds to basis points', () => {
    expect(shareText(1n, 2n)).toBe('50 %')
    expect(shareText(1n, 3n)).toBe('33.33 %')
    expect(shareText(2n, 3n)).toBe('66.67 %')
    expect(shareText(1n, 10_000n)).toBe('0.01 %')
  })

  it('never says nothing of somebody, nor more than all', () => {
    expect(shareText(1n, 1_000_000n)).toBe('< 0.01 %')
    expect(shareText(3n, 3n)).toBe('100 %')
    expect(shareText(3n, 2n)).toBe('100 %')
    expect(shareText(1n, 0n)).toBe('100 %')
  })
})
