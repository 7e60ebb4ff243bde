import { expect } from 'chai'
import fc from 'fast-check'
import { type PhaseWindow, phaseOverlaps } from '../../src/plans/phases/phaseOverlaps.ts'

function phase(startTime: bigint, endTime: bigint, active?: boolean): PhaseWindow {
  return { startTime, endTime, active }
}

/** Returns true if a phase is open at a time, by the program's rule. */
function isOpen({ startTime, endTime, active = true }: PhaseWindow, now: bigint): boolean {
  return active && startTime < now && now < endTime
}

describe('phaseOverlaps', () => {
  it('finds times when two phases are open at once', () => {
    const phases = [phase(0n, 100n), phase(200n, 300n), phase(90n, 250n)]
    expect(phaseOverlaps(phases)).to.deep.equal({
      overlaps: [
        { first: 0, second: 2, from: 90n, until: 100n },
        { first: 1, second: 2, from: 200n, until: 250n },
      ],
      gaps: [],
    })
  })

  it('finds times without an open phase between two', () => {
    const phases = [phase(500n, 600n), phase(0n, 400n), phase(100n, 200n)]
    expect(phaseOverlaps(phases)).to.deep.equal({
      overlaps: [{ first: 1, second: 2, from: 100n, until: 200n }],
      gaps: [{ from: 400n, until: 500n }],
    })
  })

  it('accepts a phase that starts when another ends', () => {
    expect(phaseOverlaps([phase(0n, 100n), phase(100n, 200n)])).to.deep.equal({
      overlaps: [],
      gaps: [],
    })
    // Open strictly between: they share no second.
    expect(phaseOverlaps([phase(0n, 101n), phase(100n, 200n)]).overlaps).to.deep.equal([])
    expect(phaseOverlaps([phase(0n, 102n), phase(100n, 200n)]).overlaps).to.have.length(1)
  })

  it('ignores phases that are never open', () => {
    const phases = [phase(0n, 100n), phase(0n, 100n, false), phase(50n, 51n)]
    expect(phaseOverlaps(phases)).to.deep.equal({ overlaps: [], gaps: [] })
    expect(phaseOverlaps([])).to.deep.equal({ overlaps: [], gaps: [] })
  })

  it('matches the program second by second', () => {
    const time = fc.bigInt(0n, 12n)
    const windows = fc.array(fc.record({ startTime: time, endTime: time, active: fc.boolean() }), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(windows, (phases) => {
        const { overlaps, gaps } = phaseOverlaps(phases)
        for (let now = 0n; now <= 12n; now++) {
          const open = phases.filter((window) => isOpen(window, now)).length
          const isOverlap = overlaps.some(({ from, until }) => from < now && now < until)
          expect(isOverlap).to.equal(open > 1)
          if (gaps.some(({ from, until }) => from <= now && now <= until)) expect(open).to.equal(0)
        }
      }),
    )
  })
})
