import { describe, expect, it } from 'vitest'
import { phasesLabel, phasesWithin, phaseWithType } from './phaseLabel.ts'

describe('phaseWithType', () => {
  it('names a phase, or counts it from 1', () => {
    const phase = { phaseIndex: 0, phaseType: 'allowList' } as const
    expect(phaseWithType(phase, [])).toBe('Phase 1, allowlist')
    expect(phaseWithType(phase, ['Friends'])).toBe('Friends, allowlist')
    expect(phaseWithType({ ...phase, phaseIndex: 1 }, ['Friends'])).toBe('Phase 2, allowlist')
  })
})

describe('phasesLabel', () => {
  it('counts phases without names together', () => {
    expect(phasesLabel([0], [])).toBe('Phase 1')
    expect(phasesLabel([0, 2], [])).toBe('Phases 1 and 3')
    expect(phasesLabel([0, 1, 2], ['', '', '', 'Last'])).toBe('Phases 1, 2 and 3')
  })

  it('lists them one by one where a name is among them', () => {
    expect(phasesLabel([0, 1, 2], ['Friends'])).toBe('Friends, phase 2 and phase 3')
    expect(phasesLabel([0, 1], ['', 'Friends'])).toBe('Phase 1 and Friends')
  })

  it('stands within a sentence', () => {
    expect(phasesWithin([1], [])).toBe('phase 2')
    expect(phasesWithin([0, 1], [])).toBe('phases 1 and 2')
    expect(phasesWithin([0, 1], ['', 'Friends'])).toBe('phase 1 and Friends')
  })
})
