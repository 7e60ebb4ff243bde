import { expect } from 'chai'
import fc from 'fast-check'
import { currentPhase, isPhaseOpen, nextPhase, phaseTiming } from '../../src/reads/phaseStatus.ts'

const seconds = fc.bigInt(-50n, 50n)
/** As in the program: a start before an end. */
const phase = fc
  .tuple(fc.boolean(), seconds, seconds)
  .filter(([, startTime, endTime]) => startTime < endTime)
  .map(([active, startTime, endTime]) => ({ active, startTime, endTime }))
const phases = fc
  .array(phase, { maxLength: 20 })
  .map((all) => all.map((terms, phaseIndex) => ({ ...terms, phaseIndex })))

describe('phaseTiming', () => {
  const window = { active: true, startTime: 100n, endTime: 200n }

  for (const [now, timing] of [
    [99n, 'not started'],
    [100n, 'not started'],
    [101n, 'active'],
    [199n, 'active'],
    [200n, 'finished'],
    [201n, 'finished'],
  ] as const) {
    it(`a phase from 100 to 200 is ${timing} at ${now}`, () => {
      expect(phaseTiming(window, now)).to.equal(timing)
    })
  }

  it('a phase that is switched off is inactive before, in and after its time', () => {
    const off = { ...window, active: false }
    const timings = [100n, 150n, 200n].map((now) => phaseTiming(off, now))
    expect(timings).to.deep.equal(['inactive', 'inactive', 'inactive'])
  })

  it('works at the limits of time in a record', () => {
    const forever = { active: true, startTime: -(1n << 63n), endTime: (1n << 63n) - 1n }
    expect(phaseTiming(forever, (1n << 63n) - 2n)).to.equal('active')
    expect(phaseTiming(forever, (1n << 63n) - 1n)).to.equal('finished')
  })

  it('is open exactly when active and start < now < end', () => {
    fc.assert(
      fc.property(phase, seconds, (terms, now) => {
        const isOpen = terms.active && terms.startTime < now && now < terms.endTime
        expect(isPhaseOpen(terms, now)).to.equal(isOpen)
      }),
    )
  })
})

describe('currentPhase', () => {
  it('is the open phase with the lowest index', () => {
    fc.assert(
      fc.property(phases, seconds, (all, now) => {
        const open = all.filter((one) => one.active && one.startTime < now && now < one.endTime)
        const lowest = Math.min(...open.map(({ phaseIndex }) => phaseIndex))
        const expected = open.length === 0 ? undefined : lowest
        expect(currentPhase(all, now)?.phaseIndex).to.equal(expected)
      }),
    )
  })
})

describe('nextPhase', () => {
  it('is the first of those that start soonest', () => {
    const of = (startTime: bigint, active = true) => ({ active, startTime, endTime: 1_000n })
    const [late, off, soon, alsoSoon, open] = [
      of(300n),
      of(150n, false),
      of(200n),
      of(200n),
      of(1n),
    ]
    expect(nextPhase([late, off, soon, alsoSoon, open], 100n)).to.equal(soon)
  })

  it('is undefined without a future phase', () => {
    expect(nextPhase([], 100n)).to.equal(undefined)
    expect(nextPhase([{ active: true, startTime: 99n, endTime: 101n }], 100n)).to.equal(undefined)
  })

  it('starts no later than any other future phase', () => {
    fc.assert(
      fc.property(phases, seconds, (all, now) => {
        const starts = all.filter((one) => one.active && one.startTime >= now)
        const soonest = starts.reduce<bigint | undefined>(
          (first, { startTime }) => (first === undefined || startTime < first ? startTime : first),
          undefined,
        )
        expect(nextPhase(all, now)?.startTime).to.equal(soonest)
      }),
    )
  })
})
