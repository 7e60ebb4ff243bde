import { describe, expect, it } from 'vitest'
import {
  formatDateTime,
  isoDateTime,
  localZoneName,
  parseDateTime,
  readableDateTime,
} from './dateTimeText.ts'

// 2026-11-21 18:30 UTC; the tests run in Berlin, which is an hour ahead then and two in summer.
const WINTER = 1_795_285_800n

it('writes times for other programs', () => {
  expect(isoDateTime(WINTER)).toBe('2026-11-21T18:30:00Z')
  expect(isoDateTime(2n ** 60n)).toBe('1152921504606846976')
})

describe('parseDateTime', () => {
  it('reads a time by either clock', () => {
    expect(parseDateTime('2026-11-21T18:30', 'utc')).toEqual({ status: 'valid', value: WINTER })
    expect(parseDateTime('2026-11-21T19:30', 'local')).toEqual({ status: 'valid', value: WINTER })
    expect(parseDateTime('2026-07-01T02:00:05', 'local')).toEqual(
      parseDateTime('2026-07-01T00:00:05', 'utc'),
    )
  })

  it('tells nothing from nonsense', () => {
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
  it('writes what an input takes, with seconds only where there are any', () => {
    expect(formatDateTime(WINTER, 'utc')).toBe('2026-11-21T18:30')
    expect(formatDateTime(WINTER, 'local')).toBe('2026-11-21T19:30')
    expect(formatDateTime(WINTER + 7n, 'local')).toBe('2026-11-21T19:30:07')
  })

  it('writes nothing for a time that no calendar has', () => {
    expect(formatDateTime(2n ** 63n - 1n, 'utc')).toBe('')
    expect(formatDateTime(8_640_000_000_000n, 'local')).toBe('')
    expect(readableDateTime(2n ** 63n - 1n, 'utc')).toBe('')
  })
})

describe('readableDateTime', () => {
  it('names the zone', () => {
    expect(readableDateTime(WINTER, 'utc')).toBe('21 Nov 2026, 18:30 UTC')
    expect(readableDateTime(WINTER, 'local')).toBe('21 Nov 2026, 19:30 CET')
    expect(localZoneName()).toBe('Europe/Berlin')
  })
})
