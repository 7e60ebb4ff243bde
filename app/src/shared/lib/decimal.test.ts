import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, formatGrouped, MAX_U64, parseDecimal } from './decimal.ts'

describe('parseDecimal', () => {
  it('parses points, commas and blanks exactly', () => {
    expect(parseDecimal('0.5', 9)).toEqual({ status: 'valid', value: 500_000_000n })
    expect(parseDecimal('1 000,000000001', 9)).toEqual({
      status: 'valid',
      value: 1_000_000_000_001n,
    })
    expect(parseDecimal('.25', 2)).toEqual({ status: 'valid', value: 25n })
  })

  it('tells an empty text from an invalid one', () => {
    expect(parseDecimal('  ', 9)).toEqual({ status: 'empty' })
    for (const text of ['.', 'abc', '-1', '1e9', '1.2.3']) {
      expect(parseDecimal(text, 9)).toEqual({
        status: 'invalid',
        reason: 'Enter a number, such as 1.5.',
      })
    }
  })

  it('refuses more decimals than a base unit has', () => {
    expect(parseDecimal('1.0000000001', 9)).toEqual({
      status: 'invalid',
      reason: 'Enter at most 9 digits after the point.',
    })
    expect(parseDecimal('1.5', 0)).toEqual({ status: 'invalid', reason: 'Enter a whole number.' })
  })

  it('refuses numbers that the program cannot store', () => {
    expect(parseDecimal(String(MAX_U64), 0)).toEqual({ status: 'valid', value: MAX_U64 })
    expect(parseDecimal(String(MAX_U64 + 1n), 0)).toMatchObject({ status: 'invalid' })
  })

  it('parses whatever it formats', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_U64), fc.integer({ min: 0, max: 18 }), (value, decimals) => {
        expect(parseDecimal(formatDecimal(value, decimals), decimals)).toEqual({
          status: 'valid',
          value,
        })
      }),
    )
  })
})

describe('formatGrouped', () => {
  it('groups thousands before the point only', () => {
    expect(formatGrouped(1_234_567_000_000_001n, 9)).toBe('1,234,567.000000001')
    expect(formatGrouped(-1_234n, 0)).toBe('-1,234')
    expect(formatGrouped(0n, 9)).toBe('0')
  })
})
