import { describe, expect, it } from 'vitest'
import { templateText } from './templateText.ts'

describe('templateText', () => {
  it('puts the number in every place for it, and leaves all else alone', () => {
    expect(templateText('Dawn #{}', 12n)).toBe('Dawn #12')
    expect(templateText('ipfs://{}/{}.json', 3n)).toBe('ipfs://3/3.json')
    expect(templateText('Dawn { } {{}} $&', 1n)).toBe('Dawn { } {1} $&')
  })
})
