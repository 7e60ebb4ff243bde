import { describe, expect, it } from 'vitest'
import { isWithin } from './navigation.ts'

describe('isWithin', () => {
  it('is true for pages of collections and the deploy form', () => {
    for (const path of ['/collections/DAWN', '/collections/DAWN/phases', '/deploy']) {
      expect(isWithin('/', path)).toBe(true)
    }
  })

  it('is false for other pages', () => {
    for (const path of ['/settings', '/transactions', '/nowhere']) {
      expect(isWithin('/', path)).toBe(false)
    }
    expect(isWithin('/settings', '/collections/DAWN')).toBe(false)
  })
})
