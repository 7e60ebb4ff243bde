import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseShareLines,
  remainderOf,
  remainderText,
  shareDrafts,
  shareInputs,
  splitEvenly,
  withEvenShares,
  withShares,
} from './shareDraft.ts'

const A = 'So11111111111111111111111111111111111111112'
const B = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'

describe('splitEvenly', () => {
  it('gives the rest to the first rows', () => {
    expect(splitEvenly(0)).toEqual([])
    expect(splitEvenly(1)).toEqual([100])
    expect(splitEvenly(3)).toEqual([34, 33, 33])
    expect(splitEvenly(7)).toEqual([15, 15, 14, 14, 14, 14, 14])
  })

  it('sums to 100, in whole shares that differ by at most one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        const shares = splitEvenly(count)
        expect(shares).toHaveLength(count)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        expect(shares.every((share) => Number.isInteger(share) && share >= 1)).toBe(true)
      }),
    )
  })
})

describe('rows of a split', () => {
  it('have unique ids, also after one was removed', () => {
    const drafts = shareDrafts([
      { address: A, share: 60 },
      { address: B, share: 40 },
    ])
    const [, second] = drafts
    expect(drafts.map(({ id }) => id)).toEqual([1, 2])
    expect(withShares(second ? [second] : [], [{ address: '', share: undefined }])).toEqual([
      { id: 2, address: B, share: 40 },
      { id: 3, address: '', share: undefined },
    ])
  })

  it("convert to the client's input, with trimmed addresses", () => {
    expect(shareInputs(shareDrafts([{ address: ` ${A} `, share: undefined }]))).toEqual([
      { address: A, share: 0 },
    ])
  })

  it('leave nothing over after an even split', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (count) => {
        const drafts = shareDrafts(Array.from({ length: count }, () => ({ address: A, share: 7 })))
        expect(remainderOf(withEvenShares(drafts))).toBe(0)
      }),
    )
  })
})

describe('remainderText', () => {
  it('shows the sum, and what is left or too much', () => {
    expect(remainderText(0)).toBe('100 %')
    expect(remainderText(15)).toBe('85 % · 15 % left')
    expect(remainderText(-5)).toBe('105 % · 5 % too much')
    expect(remainderText(remainderOf([]))).toBe('0 % · 100 % left')
  })
})

const FIRST = 'So11111111111111111111111111111111111111112'
const SECOND = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'

describe('parseShareLines', () => {
  it('reads lines from tables and typed lines', () => {
    const rows = [
      { address: FIRST, share: 60 },
      { address: SECOND, share: 40 },
    ]
    expect(parseShareLines(`${FIRST},60\n${SECOND},40`)).toEqual(rows)
    expect(parseShareLines(`${FIRST}\t60\r\n${SECOND}\t40\r\n`)).toEqual(rows)
    expect(parseShareLines(`\n  ${FIRST}; 60%\n\n${SECOND}: 40 %\n`)).toEqual(rows)
  })

  it('keeps invalid parts, so that they can be seen', () => {
    expect(parseShareLines(`address,share\n${FIRST}\n${SECOND},101`)).toEqual([
      { address: 'address', share: undefined },
      { address: FIRST, share: undefined },
      { address: SECOND, share: undefined },
    ])
  })

  it('leaves a single word to the field', () => {
    expect(parseShareLines(FIRST)).toBeUndefined()
    expect(parseShareLines(` ${FIRST}\n`)).toBeUndefined()
    expect(parseShareLines('')).toBeUndefined()
  })
})
