import { describe, expect, it } from 'vitest'
import { periodText } from './periodText.ts'

const NOON = BigInt(Date.parse('2026-11-18T12:00:00Z') / 1_000)

describe('periodText', () => {
  it('is the time of short periods and the date of long ones', () => {
    expect(periodText(NOON, { seconds: 3_600n, name: 'hour' })).toBe('Nov 18, 12:00 PM')
    expect(periodText(NOON, { seconds: 86_400n, name: 'day' })).toBe('Nov 18, 2026')
  })

  it('has words for times beyond the calendar', () => {
    expect(periodText(2n ** 60n, { seconds: 3_600n, name: 'hour' })).toMatch(/^Second 115/)
  })
})
