import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseDateStyle } from './dateStyle.ts'
import {
  calendarText,
  formatDateTime,
  isoDateTime,
  localZoneName,
  parseDateTime,
  readableDateTime,
} from './dateTimeText.ts'

// 2026-11-21 18:30 UTC; the tests run in Berlin, which is an hour ahead then and two in summer.
const WINTER = 1_795_285_800n

afterEach(() => {
  chooseDateStyle('us')
  vi.restoreAllMocks()
})

it('writes times for other programs', () => {
  expect(isoDateTime(WINTER)).toBe('2026-11-21T18:30:00Z')
  expect(isoDateTime(2n ** 60n)).toBe('1152921504606846976')
})

describe('parseDateTime', () => {
  it('reads a time in local time or UTC', () => {
    expect(parseDateTime('2026-11-21T18:30', 'utc')).toEqual({ status: 'valid', value: WINTER })
    expect(parseDateTime('2026-11-21T19:30', 'local')).toEqual({ status: 'valid', value: WINTER })
    expect(parseDateTime('2026-07-01T02:00:05', 'local')).toEqual(
      parseDateTime('2026-07-01T00:00:05', 'utc'),
    )
  })

  it('tells an empty text from an invalid one', () => {
    expect(parseDateTime('', 'utc')).toEqual({ status: 'empty' })
    for (const text of ['tomorrow', '2026-11-21', '2026-13-45T99:99']) {
      expect(parseDateTime(text, 'utc')).toEqual({
        status: 'invalid',
        reason: 'Enter a date and a time.',
      })
    }
  })
})

describe('formatDateTime', () => {
  it('formats the value of an input, with seconds only if there are any', () => {
    expect(formatDateTime(WINTER, 'utc')).toBe('2026-11-21T18:30')
    expect(formatDateTime(WINTER, 'local')).toBe('2026-11-21T19:30')
    expect(formatDateTime(WINTER + 7n, 'local')).toBe('2026-11-21T19:30:07')
  })

  it('returns nothing for a time beyond the calendar', () => {
    expect(formatDateTime(2n ** 63n - 1n, 'utc')).toBe('')
    expect(formatDateTime(8_640_000_000_000n, 'local')).toBe('')
    expect(readableDateTime(2n ** 63n - 1n, 'utc')).toBe('')
  })
})

describe('readableDateTime', () => {
  it('is US English with the short name of the zone by default', () => {
    expect(readableDateTime(WINTER, 'utc')).toBe('Nov 21, 2026, 6:30 PM UTC')
    expect(readableDateTime(WINTER, 'local')).toBe('Nov 21, 2026, 7:30 PM GMT+1')
    expect(readableDateTime(WINTER, 'local', { withSeconds: true })).toBe(
      'Nov 21, 2026, 7:30:00 PM GMT+1',
    )
    expect(localZoneName()).toBe('Europe/Berlin')
  })

  it('uses the language of the browser if chosen', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
    chooseDateStyle('browser')
    expect(readableDateTime(WINTER, 'utc')).toBe('21. Nov. 2026, 18:30 UTC')
    expect(readableDateTime(WINTER, 'local')).toBe('21. Nov. 2026, 19:30 MEZ')
    expect(calendarText(WINTER, 'day', 'local')).toBe('21. Nov. 2026')
  })

  it('is ISO in UTC if chosen, in either zone', () => {
    chooseDateStyle('iso')
    expect(readableDateTime(WINTER, 'utc')).toBe('2026-11-21 18:30 UTC')
    expect(readableDateTime(WINTER + 7n, 'local', { withSeconds: true })).toBe(
      '2026-11-21 18:30:07 UTC',
    )
  })
})

describe('calendarText', () => {
  const texts = (clockface: 'local' | 'utc') =>
    (['month', 'day', 'dayOfYear', 'time'] as const).map((part) =>
      calendarText(WINTER, part, clockface),
    )

  it('writes calendar parts in either zone', () => {
    expect(texts('utc')).toEqual(['Nov 2026', 'Nov 21, 2026', 'Nov 21', 'Nov 21, 6:30 PM'])
    expect(texts('local').at(-1)).toBe('Nov 21, 7:30 PM')
    chooseDateStyle('iso')
    expect(texts('utc')).toEqual(['2026-11', '2026-11-21', '11-21', '11-21 18:30'])
    expect(texts('local').at(-1)).toBe('11-21 19:30')
  })

  it('returns nothing for a time beyond the calendar', () => {
    expect(calendarText(2n ** 60n, 'day', 'utc')).toBe('')
  })
})
