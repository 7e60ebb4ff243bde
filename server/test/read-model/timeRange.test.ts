import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import { evenTimes, stepTimes, timeRange } from '../../src/read-model/analytics/timeRange.ts'

const NOW = new Date('2026-03-31T12:00:00.001Z')
const BEGINNING = new Date('2025-01-01T00:00:00.000Z')
const CONTEXT = { now: NOW, beginning: BEGINNING, usual: 'D30' } as const
const HOUR = 3_600_000
const DAY = 24 * HOUR

const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 40 * 365 * DAY }), fc.integer({ min: 0, max: 1000 }))
  .map(([length, early]) => ({ from: before(early + length), to: before(early) }))

describe('ranges of time', () => {
  it('end now and have the usual length where nothing is said', () => {
    expect(timeRange({}, CONTEXT)).to.deep.equal({ from: before(30 * DAY), to: NOW })
  })

  it('are periods that end at a time, begin at one, or have always been', () => {
    const from = new Date('2026-03-01T00:00:00.000Z')
    const to = new Date('2026-03-02T00:00:00.000Z')
    const all: [object, object][] = [
      [
        { period: 'D1', to },
        { from, to },
      ],
      [
        { period: 'D1', from },
        { from, to },
      ],
      [
        { from, to },
        { from, to },
      ],
      [{ from }, { from, to: NOW }],
      [{ to }, { from: new Date(to.getTime() - 30 * DAY), to }],
      [{ period: 'ALL' }, { from: BEGINNING, to: NOW }],
      [
        { period: 'ALL', to },
        { from: BEGINNING, to },
      ],
    ]
    for (const [parts, range] of all) expect(timeRange(parts, CONTEXT)).to.deep.equal(range)
  })

  it('end now at the latest, and are empty where they begin later', () => {
    const later = new Date(NOW.getTime() + 1)
    expect(timeRange({ period: 'H1', to: later }, CONTEXT).to).to.deep.equal(NOW)
    expect(timeRange({ period: 'H1', from: before(1) }, CONTEXT).to).to.deep.equal(NOW)
    expect(timeRange({ from: later }, CONTEXT)).to.deep.equal({ from: NOW, to: NOW })
    expect(timeRange({ period: 'ALL', to: new Date(0) }, CONTEXT)).to.deep.equal({
      from: new Date(0),
      to: new Date(0),
    })
  })

  it('of each period have steps that divide it', () => {
    const lengths = ANALYTICS_PERIODS.filter((period) => period !== 'ALL').map((period) => {
      const times = stepTimes(timeRange({ period }, CONTEXT))
      return [period, Number(times.at(-1)) - Number(times.at(-2)), times.length - 1]
    })
    expect(lengths).to.deep.equal([
      ['MIN5', HOUR / 12, 1],
      ['MIN30', HOUR / 12, 6],
      ['H1', HOUR / 12, 12],
      ['H6', HOUR / 2, 12],
      ['D1', HOUR / 2, 48],
      ['D7', 6 * HOUR, 28],
      ['D30', DAY, 30],
      ['D180', 7 * DAY, 26],
      ['D365', 7 * DAY, 53],
    ])
  })

  it('are divided into steps of one length, but for the first', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const times = stepTimes(range).map(Number)
        expect(times.at(-1)).to.equal(range.to.getTime())
        const steps = times.slice(1).map((time, index) => time - (times[index] ?? time))
        expect(steps.length === 0).to.equal(range.from.getTime() === range.to.getTime())
        expect(times[0]).to.equal(range.from.getTime())
        const [first = 0, ...others] = steps
        expect(new Set(others).size).to.be.at.most(1)
        expect(first).to.be.within(0, others[0] ?? first)
        expect(steps.length).to.be.at.most(60)
      }),
    )
  })

  it('are divided evenly into as many points as are asked for', () => {
    fc.assert(
      fc.property(anyRange, fc.integer({ min: 1, max: 1000 }), (range, count) => {
        const times = evenTimes(range, count).map(Number)
        expect(times).to.have.length(count)
        expect(times.at(-1)).to.equal(range.to.getTime())
        if (count > 1) expect(times[0]).to.equal(range.from.getTime())
        const step = (range.to.getTime() - range.from.getTime()) / Math.max(count - 1, 1)
        for (const [index, time] of times.slice(1).entries()) {
          expect(time - (times[index] ?? 0)).to.be.closeTo(step, 1)
        }
      }),
    )
  })
})
