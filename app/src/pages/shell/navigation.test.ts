import { describe, expect, it } from 'vitest'
import { isWithin } from './navigation.ts'

describe('isWithin', () => {
  it('counts pages of collections, and deploying one, to the collections', () => {
    for (const path of ['/collections/DAWN', '/collections/DAWN/phases', '/deploy']) {
      expect(isWithin('/', path)).toBe(true)
    }
  })

  it('counts nothing else to them', () => {
    for (const path of ['/settings', '/activity', '/nowhere']) {
      expect(isWithin('/', path)).toBe(false)
    }
    expect(isWithin('/settings', '/collections/DAWN')).toBe(false)
  })
})
