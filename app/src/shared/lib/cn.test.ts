import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

describe('cn', () => {
  it('joins classes, and leaves out conditions that do not hold', () => {
    expect(cn('flex', false, undefined, ['gap-2', { hidden: false, 'min-w-0': true }])).toBe(
      'flex gap-2 min-w-0',
    )
  })

  it('throws where two classes set the same property', () => {
    expect(() => cn('h-9 px-3.5', 'size-7')).toThrow(/set the same property: h-9 px-3.5 size-7/)
    expect(() => cn('text-muted', 'text-danger-text')).toThrow(/set the same property/)
  })

  it('allows a class for a width of the window beside one for all', () => {
    expect(cn('h-10 sm:h-9')).toBe('h-10 sm:h-9')
  })
})
