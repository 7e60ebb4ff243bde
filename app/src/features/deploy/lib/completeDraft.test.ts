import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedSymbol } from './completeDraft.ts'

describe('suggestedSymbol', () => {
  it.each([
    ['Dawn', 'DAWN'],
    ['Dawn Chorus at 5', 'DAWNCHORUS'],
    ['Café #1', 'CAFE1'],
    ['夜明け', '夜明け'],
    ['<b>!</b>', 'BB'],
    ['𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱', '𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇'],
    ['✨', ''],
    ['', ''],
  ])('of %s is %s', (name, symbol) => {
    expect(suggestedSymbol(name)).toBe(symbol)
  })

  it('always fits the 32 bytes of a symbol', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(new TextEncoder().encode(suggestedSymbol(name)).length).toBeLessThanOrEqual(32)
      }),
    )
  })
})
