import { describe, expect, it } from 'vitest'
import { templateText } from './templateText.ts'

describe('templateText', () => {
  it('replaces every placeholder with the number, and nothing else', () => {
    expect(templateText('Dawn #{}', 12n)).toBe('Dawn #12')
    expect(templateText('ipfs://{}/{}.json', 3n)).toBe('ipfs://3/3.json')
    expect(templateText('Dawn { } {{}} $&', 1n)).toBe('Dawn { } {1} $&')
  })
})
