import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mintedOverTime } from './mintedOverTime.ts'
import { byPeriod } from './mintMoments.ts'
import { periodFor, startOfPeriod } from './period.ts'

const HOUR = 3_600n
const DAY = 86_400n
const WEEK = 604_800n
const hours = { seconds: HOUR, name: 'hour' }
const weeks = { seconds: WEEK, name: 'week' }
/** A Wednesday. */
const NOON = BigInt(Date.parse('2026-11-18T12:00:00Z') / 1_000)

function at(text: string): bigint {
  return BigInt(Date.parse(text) / 1_000)
}

describe('periodFor', () => {
  it('is minutes for a launch, and weeks for years', () => {
    const names = [0n, HOUR, 6n * HOUR, 2n * DAY, 3n * DAY, 71n * DAY, 72n * DAY, 71n * WEEK].map(
      (span) => periodFor(NOON, NOON + span).name,
    )
    expect(names).toEqual(['5 minutes', '5 minutes', 'hour', 'hour', 'day', 'day', 'week', 'week'])
  })

  it('is several weeks for very long spans', () => {
    expect(periodFor(NOON, NOON + 72n * WEEK)).toEqual({ seconds: 2n * WEEK, name: '2 weeks' })
    expect(periodFor(NOON, NOON + 720n * WEEK).name).toBe('11 weeks')
  })

  it('is longer where it is coarse', () => {
    const names = [0n, HOUR, 12n * HOUR, 12n * DAY, 24n * WEEK].map(
      (span) => periodFor(NOON, NOON + span, 'coarse').name,
    )
    expect(names).toEqual(['5 minutes', 'hour', 'day', 'week', '3 weeks'])
  })

  it('never results in more periods than can be distinguished', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 11n), fc.bigInt(0n, 10n ** 11n), (from, span) => {
        for (const [detail, most] of [
          ['fine', 72n],
          ['coarse', 12n],
        ] as const) {
          const period = periodFor(from, from + span, detail)
          const first = startOfPeriod(from, period)
          const last = startOfPeriod(from + span, period)
          expect((last - first) / period.seconds).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})

describe('startOfPeriod', () => {
  it('aligns hours and days with midnight, and weeks with Mondays', () => {
    const time = at('2026-11-18T12:34:56Z')
    expect(startOfPeriod(time, hours)).toBe(at('2026-11-18T12:00:00Z'))
    expect(startOfPeriod(time, { seconds: DAY, name: 'day' })).toBe(at('2026-11-18T00:00:00Z'))
    expect(startOfPeriod(time, weeks)).toBe(at('2026-11-16T00:00:00Z'))
    expect(startOfPeriod(at('2026-11-16T00:00:00Z'), weeks)).toBe(at('2026-11-16T00:00:00Z'))
  })

  it('works before 1970', () => {
    expect(startOfPeriod(-1n, hours)).toBe(-3_600n)
    expect(startOfPeriod(0n, weeks)).toBe(at('1969-12-29T00:00:00Z'))
  })
})

describe('byPeriod', () => {
  it('groups events of the same period', () => {
    const events = [NOON, NOON + 1n, NOON + HOUR - 1n, NOON + HOUR].map((time) => ({ time }))
    expect(byPeriod(events, hours).map((group) => group.length)).toEqual([3, 1])
  })
})

describe('mintedOverTime', () => {
  it('counts from one moment to the next, and fills gaps with zero', () => {
    const moments = [
      { time: NOON + 60n, total: 3n },
      { time: NOON + 3n * HOUR + 5n, total: 4n },
      { time: NOON + 4n * HOUR, total: 10n },
    ]
    expect(mintedOverTime({ period: hours, before: 0n, moments })).toEqual([
      { start: NOON, minted: 3n, total: 3n },
      { start: NOON + HOUR, minted: 0n, total: 3n },
      { start: NOON + 2n * HOUR, minted: 0n, total: 3n },
      { start: NOON + 3n * HOUR, minted: 1n, total: 4n },
      { start: NOON + 4n * HOUR, minted: 6n, total: 10n },
    ])
  })

  it('continues from the items minted before', () => {
    const moments = [{ time: NOON, total: 1_005n }]
    expect(mintedOverTime({ period: hours, before: 1_000n, moments })).toEqual([
      { start: NOON, minted: 5n, total: 1_005n },
    ])
  })

  it('is empty if nothing was minted', () => {
    expect(mintedOverTime({ period: hours, before: 0n, moments: [] })).toEqual([])
  })

  it('counts every item once, whenever it was minted', () => {
    const gaps = fc.array(fc.tuple(fc.bigInt(0n, 10n * DAY), fc.bigInt(1n, 3n)), { minLength: 1 })
    fc.assert(
      fc.property(gaps, fc.bigInt(0n, 5n), (steps, before) => {
        let time = NOON
        let total = before
        const mints = steps.map(([gap, count]) => {
          time += gap
          total += count
          return { time, total }
        })
        const period = periodFor(NOON, time)
        const moments = byPeriod(mints, period).flatMap((group) => group.slice(-1))
        const periods = mintedOverTime({ period, before, moments })
        expect(periods.reduce((sum, { minted }) => sum + minted, before)).toBe(total)
        expect(periods.at(-1)?.total).toBe(total)
        for (const { start, minted } of periods) {
          const counted = steps.filter((_, index) => {
            const time = mints[index]?.time
            return time !== undefined && startOfPeriod(time, period) === start
          })
          expect(minted).toBe(counted.reduce((sum, [, count]) => sum + count, 0n))
        }
      }),
    )
  })
})
