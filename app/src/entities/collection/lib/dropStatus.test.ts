import { describe, expect, it } from 'vitest'
import { collectionWith, phaseWith } from '../../testing/collections.ts'
import { dropStatus, mintablePhases, secondsUntilChange } from './dropStatus.ts'

const EARLY = phaseWith({ phaseIndex: 0, startTime: 100n, endTime: 200n })
const LATE = phaseWith({ phaseIndex: 1, startTime: 300n, endTime: 400n })
const DROP = collectionWith({ phases: [EARLY, LATE], maxNumberOfTokens: 10n })

describe('dropStatus', () => {
  it('counts down to the first phase, and opens strictly after its start', () => {
    expect(dropStatus(DROP, 100n)).toEqual({ status: 'upcoming', phase: EARLY, startsAt: 100n })
    expect(dropStatus(DROP, 101n)).toEqual({ status: 'open', phase: EARLY, endsAt: 200n })
  })

  it('closes at the end of a phase, and waits for the next', () => {
    expect(dropStatus(DROP, 199n)).toEqual({ status: 'open', phase: EARLY, endsAt: 200n })
    expect(dropStatus(DROP, 200n)).toEqual({ status: 'upcoming', phase: LATE, startsAt: 300n })
    expect(dropStatus(DROP, 400n)).toEqual({ status: 'ended' })
  })

  it('is sold out with the last item, whatever the phases are', () => {
    const all = { ...DROP, numberOfTokensIssued: 10n }
    for (const now of [0n, 150n, 500n]) {
      expect(dropStatus(all, now)).toEqual({ status: 'sold-out' })
    }
  })

  it('tells a phase that is sold out from a collection that is', () => {
    const phase = { ...EARLY, maxMintsTotal: 3n, currentMints: 3n }
    const drop = { ...DROP, phases: [phase, LATE] }
    expect(dropStatus(drop, 150n)).toEqual({ status: 'phase-sold-out', phase, next: LATE })
  })

  it('is open while any phase has items left', () => {
    const full = { ...EARLY, maxMintsTotal: 3n, currentMints: 3n }
    const open = { ...EARLY, phaseIndex: 1, endTime: 180n }
    const drop = { ...DROP, phases: [full, open, LATE] }
    expect(dropStatus(drop, 150n)).toEqual({ status: 'open', phase: open, endsAt: 180n })
    expect(mintablePhases(drop.phases, 150n)).toEqual([open])
    expect(dropStatus(drop, 190n)).toEqual({ status: 'phase-sold-out', phase: full, next: LATE })
    expect(mintablePhases(drop.phases, 190n)).toEqual([])
  })

  it('has no phase if there is none or all are switched off', () => {
    expect(dropStatus({ ...DROP, phases: [] }, 150n)).toEqual({ status: 'no-phase' })
    const off = { ...DROP, phases: [{ ...EARLY, active: false }] }
    expect(dropStatus(off, 150n)).toEqual({ status: 'no-phase' })
  })
})

describe('secondsUntilChange', () => {
  it('is the time to the nearest start or end', () => {
    const { phases } = DROP
    expect(secondsUntilChange(phases, 0n)).toBe(101n)
    expect(secondsUntilChange(phases, 100n)).toBe(1n)
    expect(secondsUntilChange(phases, 101n)).toBe(99n)
    expect(secondsUntilChange(phases, 250n)).toBe(51n)
    expect(secondsUntilChange(phases, 400n)).toBeUndefined()
  })

  it('ignores phases that are switched off', () => {
    expect(secondsUntilChange([{ ...EARLY, active: false }, LATE], 0n)).toBe(301n)
  })
})
