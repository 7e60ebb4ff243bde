import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeDraft, suggestedSymbol } from './completeDraft.ts'
import { EMPTY_DRAFT } from './deployDraft.ts'

describe('suggestedSymbol', () => {
  it.each([
    ['Dawn', 'DAWN'],
    ['Dawn Chorus at 5', 'DAWNCHORUS'],
    ['Evening Light', 'EVENING'],
    ['Supernovaremnants II', 'SUPERNOVAREMNANTS'],
    ['Café #1', 'CAFE1'],
    ['夜明け', '夜明け'],
    ['<b>!</b>', 'BB'],
    ['<b>!</b> 夜', 'BB夜'],
    ['𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱', '𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇'],
    ['✨', ''],
    ['', ''],
  ])('of %s is %s', (name, symbol) => {
    expect(suggestedSymbol(name)).toBe(symbol)
  })

  it('is numbered while it is taken, until the name changes', () => {
    const draft = { ...EMPTY_DRAFT, symbolNumber: { of: 'DAWN', number: 2 } }
    expect(completeDraft({ ...draft, collectionName: 'Dawn' }, '').symbol).toBe('DAWN2')
    expect(completeDraft({ ...draft, collectionName: 'Dusk' }, '').symbol).toBe('DUSK')
    expect(completeDraft({ ...draft, symbol: 'DAWN' }, '').symbol).toBe('DAWN')
  })

  it('always fits the 32 bytes of a symbol', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(new TextEncoder().encode(suggestedSymbol(name)).length).toBeLessThanOrEqual(32)
      }),
    )
  })
})
