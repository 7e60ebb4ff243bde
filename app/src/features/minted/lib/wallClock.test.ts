import { afterEach, describe, expect, it } from 'vitest'
import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { chartClock, chartZoneName, fromWallClock, toWallClock } from './wallClock.ts'

afterEach(() => chooseDateStyle('us'))

/** Tests run in Berlin's zone. */
describe('toWallClock', () => {
  it('reads in UTC like the moment in the zone, in winter and in summer', () => {
    expect(toWallClock(at('2026-11-18T12:00:00Z'), 'local')).toBe(at('2026-11-18T13:00:00Z'))
    expect(toWallClock(at('2026-07-18T22:30:00Z'), 'local')).toBe(at('2026-07-19T00:30:00Z'))
    expect(toWallClock(at('2026-07-18T22:30:00Z'), 'utc')).toBe(at('2026-07-18T22:30:00Z'))
  })

  it('is undone by fromWallClock, but for the hour that clocks repeat', () => {
    const moments = ['2026-03-29T01:00:00Z', '2026-07-18T22:30:00Z', '2026-11-18T12:00:00Z']
    for (const moment of moments.map(at)) {
      expect(fromWallClock(toWallClock(moment, 'local'), 'local')).toBe(moment)
    }
    // 2:30 occurs twice: the first is meant.
    const second = toWallClock(at('2026-10-25T01:30:00Z'), 'local')
    expect(second).toBe(at('2026-10-25T02:30:00Z'))
    expect(fromWallClock(second, 'local')).toBe(at('2026-10-25T00:30:00Z'))
  })

  it('keeps times beyond the calendar', () => {
    expect(toWallClock(2n ** 60n, 'local')).toBe(2n ** 60n)
    expect(fromWallClock(-(2n ** 60n), 'local')).toBe(-(2n ** 60n))
  })
})

describe('chartClock', () => {
  it('is local, and UTC where dates are in ISO style', () => {
    expect([chartClock(), chartZoneName()]).toEqual(['local', 'Europe/Berlin'])
    chooseDateStyle('iso')
    expect([chartClock(), chartZoneName()]).toEqual(['utc', 'UTC'])
  })
})

function at(text: string): bigint {
  return BigInt(Date.parse(text) / 1_000)
}
