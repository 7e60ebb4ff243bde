import { describe, expect, it } from 'vitest'
import {
  MAX_NAME_LENGTH,
  namesOfFirst,
  parsePhaseName,
  plainName,
  withName,
  withoutPhase,
  withPhasesAt,
} from './phaseName.ts'

describe('parsePhaseName', () => {
  it('allows words of any script, in one line', () => {
    expect(parsePhaseName('  Early \n birds ', [])).toEqual({
      status: 'valid',
      value: 'Early birds',
    })
    expect(parsePhaseName('أصدقاء', ['Friends'])).toEqual({ status: 'valid', value: 'أصدقاء' })
    expect(parsePhaseName('Phase of friends', [])).toMatchObject({ status: 'valid' })
  })

  it('takes characters that nobody sees out', () => {
    expect(parsePhaseName('Fri\u202eends\u0000', [])).toEqual({
      status: 'valid',
      value: 'Fri ends',
    })
    expect(parsePhaseName(' \u202e\u200b\u0007 ', [])).toEqual({ status: 'empty' })
    expect(parsePhaseName('\u0301', [])).toEqual({ status: 'empty' })
  })

  it('takes as many characters as people count', () => {
    const name = '🦜'.repeat(MAX_NAME_LENGTH)
    expect(parsePhaseName(name, [])).toEqual({ status: 'valid', value: name })
    expect(parsePhaseName(`${name}!`, [])).toEqual({
      status: 'invalid',
      reason: 'Enter at most 40 characters.',
    })
  })

  it('refuses names that are taken for a number or for another phase', () => {
    const numbered = {
      status: 'invalid',
      reason: 'Enter a word: phases have their numbers already.',
    }
    for (const name of ['2', 'Phase 2', 'phase3']) {
      expect(parsePhaseName(name, [])).toEqual(numbered)
    }
    for (const name of ['Friends', 'FRIENDS', 'Ｆriends']) {
      expect(parsePhaseName(name, ['', 'Friends'])).toEqual({
        status: 'invalid',
        reason: `Another phase is called ${name}. Enter another name.`,
      })
    }
  })
})

describe('names of phases', () => {
  it('belong to indexes, without names at the end that say nothing', () => {
    expect(withName([], 2, 'Last')).toEqual(['', '', 'Last'])
    expect(withName(['First', '', 'Last'], 2, '')).toEqual(['First'])
    expect(withName(['First'], 0, 'Other')).toEqual(['Other'])
  })

  it('move with their phases', () => {
    expect(withoutPhase(['A', 'B', 'C'], 1)).toEqual(['A', 'C'])
    expect(withoutPhase(['', 'B'], 1)).toEqual([])
    expect(withoutPhase(['A'], 3)).toEqual(['A'])
    expect(withPhasesAt(['A', 'B'], 1, 2)).toEqual(['A', '', '', 'B'])
    expect(withPhasesAt(['A'], 1, 2)).toEqual(['A'])
    expect(namesOfFirst(['A', '', 'C'], 2)).toEqual(['A'])
  })

  it('are plain wherever they come from', () => {
    expect(plainName('A\u2066B')).toBe('A B')
    expect(plainName('\u200f')).toBe('')
  })
})
