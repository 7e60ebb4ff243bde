import { expect } from 'chai'
import fc from 'fast-check'
import {
  assertBasisPoints,
  BASIS_POINTS,
  DEFAULT_PLATFORM_FEE_BP,
  displayedPrice,
  platformFeeOf,
  shareOf,
} from '../../src/mint/index.ts'
import { amounts, basisPoints, expectError } from './_setup.ts'

describe('Basis points', () => {
  it('are 10,000 for the whole and 300 by default', () => {
    expect([BASIS_POINTS, DEFAULT_PLATFORM_FEE_BP]).to.deep.equal([10_000, 300])
  })

  it('round down', () => {
    expect(shareOf(10_000n, 300)).to.equal(300n)
    expect(shareOf(33n, 300)).to.equal(0n)
    expect(shareOf(34n, 300)).to.equal(1n)
    expect(shareOf(18_446_744_073_709_551_615n, 9_999)).to.equal(18_444_899_399_302_180_659n)
  })

  it('allow 0 and the whole', () => {
    expect(shareOf(7n, 0)).to.equal(0n)
    expect(shareOf(7n, 10_000)).to.equal(7n)
  })

  for (const [value, text] of [
    [-1, '-1'],
    [10_001, '10001'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
  ] as const) {
    it(`error: ${text} is not a share`, () => {
      expectError(
        () => assertBasisPoints(value),
        'BASIS_POINTS_INVALID',
        `Basis points must be a whole number from 0 to 10000, but received - ${text}`,
      )
    })
  }

  it('error: a negative amount', () => {
    expectError(
      () => shareOf(-1n, 300),
      'AMOUNT_NEGATIVE',
      'Amount must not be negative, but received - -1',
    )
  })
})

describe('Platform fee', () => {
  it('takes a flat fee out of the total price', () => {
    expect(displayedPrice(1_000n, { type: 'flat', value: 30n })).to.equal(970n)
    expect(displayedPrice(30n, { type: 'flat', value: 30n })).to.equal(0n)
  })

  it('takes a percentage out of the price, rounded down in favour of the price', () => {
    expect(displayedPrice(1_000n, { type: 'percentage', valueBp: 300 })).to.equal(970n)
    expect(displayedPrice(33n, { type: 'percentage', valueBp: 300 })).to.equal(33n)
  })

  it('error: a flat fee above the price', () => {
    expectError(
      () => displayedPrice(29n, { type: 'flat', value: 30n }),
      'FEE_EXCEEDS_PRICE',
      'Total fee exceeds the price amount',
    )
  })

  it('error: a flat fee on a free mint', () => {
    expectError(
      () => platformFeeOf(0n, { type: 'flat', value: 1n }),
      'FEE_EXCEEDS_PRICE',
      'Total fee exceeds the price amount',
    )
  })

  it('error: a negative flat fee', () => {
    expectError(
      () => platformFeeOf(1n, { type: 'flat', value: -1n }),
      'AMOUNT_NEGATIVE',
      'Amount must not be negative, but received - -1',
    )
  })

  it('adds up to the total with the displayed price', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (total, valueBp) => {
        const fee = { type: 'percentage', valueBp } as const
        expect(displayedPrice(total, fee) + platformFeeOf(total, fee)).to.equal(total)
      }),
    )
  })

  it('differs from the exact share by less than one base unit', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (total, valueBp) => {
        const remainder = total * BigInt(valueBp) - shareOf(total, valueBp) * 10_000n
        expect(remainder >= 0n && remainder < 10_000n).to.equal(true)
      }),
    )
  })

  it('does not fall when the share or the amount rises', () => {
    fc.assert(
      fc.property(amounts, basisPoints, (total, valueBp) => {
        const fee = shareOf(total, valueBp)
        expect(shareOf(total + 1n, valueBp) >= fee).to.equal(true)
        expect(shareOf(total, Math.min(valueBp + 1, 10_000)) >= fee).to.equal(true)
      }),
    )
  })
})
