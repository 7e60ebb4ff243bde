import { NO_LOCKS } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { removalLock, writingLock } from './listLocks.ts'

const free = { locks: NO_LOCKS }
const locked = { locks: { ...NO_LOCKS, phases: true } }

describe('writingLock', () => {
  it('forbids other terms of entries, and only those', () => {
    expect(writingLock(free, 1)).toBeUndefined()
    expect(writingLock(locked, 0)).toBeUndefined()
    expect(writingLock(locked, 1)).toMatch(/^Locked/)
  })
})

describe('removalLock', () => {
  it('forbids removals until the second in which the phase ends', () => {
    expect(removalLock(free, { endTime: 9n }, 0n)).toBeUndefined()
    expect(removalLock(locked, { endTime: 9n }, 8n)).toMatch(/^Locked/)
    expect(removalLock(locked, { endTime: 9n }, 9n)).toBeUndefined()
  })
})
