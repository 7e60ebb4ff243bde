import { describe, expect, it } from 'vitest'
import { divisionOf } from './divisionOf.ts'

const A = 'So11111111111111111111111111111111111111112'
const B = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'
const recipients = [
  { address: A, share: 50 },
  { address: B, share: 50 },
]

describe('divisionOf', () => {
  it('takes a percentage out of the price', () => {
    const platformFee = { platformFeeValue: 300n, isFeeFlat: false, recipients }
    expect(divisionOf(1_000_000_001n, { platformFee, royaltyBasisPoints: 525 })).toEqual({
      status: 'divided',
      preview: {
        buyer: 1_000_000_001n,
        platformFee: 30_000_000n,
        recipients: [
          { address: A, value: 15_000_000n },
          { address: B, value: 15_000_000n },
        ],
        treasury: 970_000_001n,
      },
      parts: [
        { place: 1, address: A, value: 15_000_000n },
        { place: 2, address: B, value: 15_000_000n },
      ],
      royalty: 52_500_000n,
    })
  })

  it('explains why a price cannot be divided', () => {
    const platformFee = { platformFeeValue: 50n, isFeeFlat: true, recipients }
    expect(divisionOf(49n, { platformFee, royaltyBasisPoints: 0 }).status).toBe('impossible')
    const unshared = { platformFeeValue: 50n, isFeeFlat: true, recipients: [] }
    expect(divisionOf(50n, { platformFee: unshared, royaltyBasisPoints: 0 }).status).toBe(
      'impossible',
    )
  })
})
