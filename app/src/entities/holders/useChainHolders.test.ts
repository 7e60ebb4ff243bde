import { describe, expect, it } from 'vitest'
import { holdersOf } from './useChainHolders.ts'

describe('holdersOf', () => {
  it('counts the items of each wallet, those of most first', () => {
    expect(holdersOf(['b', 'c', 'a', 'c', 'b', 'c'])).toEqual([
      { wallet: 'c', items: 3n },
      { wallet: 'b', items: 2n },
      { wallet: 'a', items: 1n },
    ])
    expect(holdersOf(['b', 'a'])).toEqual([
      { wallet: 'a', items: 1n },
      { wallet: 'b', items: 1n },
    ])
    expect(holdersOf([])).toEqual([])
  })
})
