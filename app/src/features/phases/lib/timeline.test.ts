import { UNBOUNDED_END_TIME } from '@mintline/solana'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { newDraft, phaseDraft } from '#entities/testing/phases.ts'
import {
  gapText,
  overlapText,
  placeOf,
  stretchOf,
  tickLabel,
  ticksOf,
  timelineOf,
  timelinePhases,
  timelineSpan,
} from './timeline.ts'

const DAY = 86_400n
const NOW = 1_795_219_200n // 21 Nov 2026, 00:00 UTC

const MOMENT = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })

describe('timelineSpan', () => {
  it('includes every phase and the present, whatever their times are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(MOMENT, MOMENT), { maxLength: 20 }), MOMENT, (times, now) => {
        const windows = times.map(([startTime, endTime]) => ({ startTime, endTime }))
        const span = timelineSpan(windows, now)
        expect(span.until).toBeGreaterThan(span.from)
        for (const window of windows) {
          const { left, width } = stretchOf(window, span)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + width).toBeLessThanOrEqual(100.000001)
        }
        expect(placeOf(now, span)).toBeGreaterThan(0)
        expect(placeOf(now, span)).toBeLessThan(100)
      }),
    )
  })

  it('extends a phase without an end to the edge', () => {
    const window = { startTime: NOW, endTime: UNBOUNDED_END_TIME }
    const span = timelineSpan([window, { startTime: NOW, endTime: NOW + DAY }], NOW)
    const { left, width } = stretchOf(window, span)
    expect(left + width).toBe(100)
    expect(placeOf(NOW + DAY, span)).toBeLessThan(90)
  })
})

describe('ticksOf', () => {
  it('are one to six for any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3_600, max: 4_000_000_000 }), (length) => {
        const span = { from: 1_700_000_123, until: 1_700_000_123 + length }
        const ticks = ticksOf(span)
        expect(ticks.length).toBeGreaterThanOrEqual(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const tick of ticks) {
          expect(Number(tick)).toBeGreaterThanOrEqual(span.from)
          expect(Number(tick)).toBeLessThanOrEqual(span.until)
        }
      }),
    )
  })

  it('are full days if labels are days', () => {
    const from = Number(NOW) + 100
    expect(ticksOf({ from, until: from + 4 * 86_400 })).toEqual([
      NOW + DAY,
      NOW + 2n * DAY,
      NOW + 3n * DAY,
      NOW + 4n * DAY,
    ])
  })
})

describe('tickLabel', () => {
  it('has the day, the time unless it is midnight, and the year on long axes', () => {
    const length = 86_400
    expect(tickLabel(NOW, { clockface: 'utc', length })).toBe('Nov 21')
    expect(tickLabel(NOW + 3_600n, { clockface: 'utc', length })).toBe('Nov 21, 1:00 AM')
    expect(tickLabel(NOW, { clockface: 'local', length })).toBe('Nov 21, 1:00 AM')
    expect(tickLabel(NOW, { clockface: 'utc', length: 400 * 86_400 })).toBe('Nov 2026')
  })
})

describe('timelineOf', () => {
  it('finds current and future overlaps and gaps of phases with times', () => {
    const drafts = [
      phaseDraft({ startTime: NOW - 9n * DAY, endTime: NOW - 8n * DAY }),
      phaseDraft({ startTime: NOW - 9n * DAY, endTime: NOW + DAY }),
      phaseDraft({ startTime: null, endTime: null }),
      newDraft({ endTime: NOW + 2n * DAY }),
      phaseDraft({ startTime: NOW + 3n * DAY, endTime: UNBOUNDED_END_TIME }),
      phaseDraft({ startTime: NOW, endTime: UNBOUNDED_END_TIME, active: false }),
    ]
    const { overlaps, gaps } = timelineOf(drafts, NOW)
    expect(overlaps.map((one) => overlapText(one, NO_NAMES))).toEqual([
      'Phases 2 and 4 are both open for 1 d, from Nov 21, 2026, 12:00 AM UTC until Nov 22, 2026, 12:00 AM UTC. Mint pages offer phase 2.',
    ])
    expect(gaps.map(gapText)).toEqual([
      'No phase is open for 1 d, from Nov 23, 2026, 12:00 AM UTC until Nov 24, 2026, 12:00 AM UTC.',
    ])
  })

  it('reports two phases that stay open together', () => {
    const open = newDraft({ startTime: NOW })
    expect(timelineOf([open, open], NOW).overlaps.map((one) => overlapText(one, NO_NAMES))).toEqual(
      [
        'Phases 1 and 2 are both open from Nov 21, 2026, 12:00 AM UTC on. Mint pages offer phase 1.',
      ],
    )
  })
})

describe('timelinePhases', () => {
  it('has a lane and a sentence for each phase with times', () => {
    const drafts = [
      phaseDraft({ startTime: NOW - DAY, endTime: NOW + DAY }),
      phaseDraft({ endTime: null }),
      newDraft({ phaseType: 'allowList', active: false }),
    ]
    expect(
      timelinePhases(drafts, { names: ['Friends'], now: NOW }).map(({ phaseIndex, text }) => [
        phaseIndex,
        text,
      ]),
    ).toEqual([
      [
        0,
        'Friends, Public, open: from Nov 20, 2026, 12:00 AM UTC until Nov 22, 2026, 12:00 AM UTC.',
      ],
      [2, 'Phase 3, Allowlist, switched off: from Nov 21, 2026, 12:00 AM UTC without end.'],
    ])
  })
})
