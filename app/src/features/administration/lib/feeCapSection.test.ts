import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { feeCapSection } from './feeCapSection.ts'

const section = feeCapSection({ symbol: 'SOL', decimals: 9 })
const base = collectionWith()
/** A fee of 3 %, at most 5 % or 0.01 SOL. */
const info = {
  ...base,
  platformFees: { ...base.platformFees, cap: { basisPoints: 500, flat: 10_000_000n } },
}

describe('the section of the highest platform fee', () => {
  it('reads the cap, and describes changes in the currency of the network', () => {
    const before = section.draftOf(info)
    expect(before).toEqual({ basisPoints: 500, flat: 10_000_000n })
    expect(section.kind.differences(before, { basisPoints: 400, flat: 0n })).toEqual([
      { key: 'basisPoints', label: 'Highest percentage', before: '5 %', after: '4 %' },
      { key: 'flat', label: 'Highest flat fee', before: '0.01 SOL', after: '0 SOL' },
    ])
  })

  it('refuses to raise a part, to go below the fee, and missing input', () => {
    const codes = (draft: Parameters<typeof section.problems>[1]) =>
      section.problems(info, draft).map(({ path, code }) => [path, code])
    expect(codes({ basisPoints: 501, flat: 10_000_001n })).toEqual([
      ['cap.basisPoints', 'FEE_CAP_RAISED'],
      ['cap.flat', 'FEE_CAP_RAISED'],
    ])
    expect(codes({ basisPoints: 299, flat: 0n })).toEqual([
      ['cap.basisPoints', 'FEE_CAP_BELOW_FEE'],
    ])
    expect(codes({ flat: 0n })).toEqual([['cap.basisPoints', 'MISSING']])
    expect(codes({ basisPoints: 300, flat: 0n })).toEqual([])
  })
})
