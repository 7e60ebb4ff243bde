import { describe, expect, it } from 'vitest'
import { numberedName } from './shownItem.ts'

describe('numberedName', () => {
  it('adds the number to a name that items share', () => {
    expect(numberedName('Dawn Chorus', 7n)).toBe('Dawn Chorus #7')
    expect(numberedName('Dawn 70', 7n)).toBe('Dawn 70 #7')
  })

  it('keeps a name that has the number', () => {
    expect(numberedName('Dawn #7', 7n)).toBe('Dawn #7')
    expect(numberedName('7 birds', 7n)).toBe('7 birds')
  })

  it('is the number alone where there is no name', () => {
    expect(numberedName('', 7n)).toBe('#7')
  })
})
