import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { nextChangeText } from './nextChange.ts'

const START = 1_000n
const END = 8_200n
const PHASE = { active: true, startTime: START, endTime: END }

describe('nextChangeText', () => {
  it('counts down to the second in which a phase is open, which is the one after its start', () => {
    expect(nextChangeText(PHASE, START - 60n)).toBe('Opens in 1 min 1 s')
    expect(nextChangeText(PHASE, START)).toBe('Opens in 1 s')
    expect(nextChangeText(PHASE, START + 1n)).toBe('Closes in 1 h 59 min')
  })

  it('counts down to the end, at which a phase is closed', () => {
    expect(nextChangeText(PHASE, END - 1n)).toBe('Closes in 1 s')
    expect(nextChangeText(PHASE, END)).toBe('Ended just now')
    expect(nextChangeText(PHASE, END + 7_200n)).toBe('Ended 2 h ago')
  })

  it('is undefined for a phase that does not end or is switched off', () => {
    expect(nextChangeText({ ...PHASE, endTime: UNBOUNDED_END_TIME }, START + 1n)).toBe('Stays open')
    expect(nextChangeText({ ...PHASE, active: false }, START + 1n)).toBe('Nobody can mint in it')
  })
})
