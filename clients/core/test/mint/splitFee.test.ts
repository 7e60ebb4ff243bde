import { expect } from 'chai'
import fc from 'fast-check'
import { splitFee } from '../../src/mint/index.ts'
import { amounts, expectError } from './_setup.ts'

/** Shares that add up to 100, some of them 0. */
const recipients = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }).map((cuts) => {
  const bounds = [0, ...cuts.sort((a, b) => a - b), 100]
  return bounds.slice(1).map((bound, index) => ({
    address: `wallet${index}`,
    share: bound - (bounds[index] ?? 0),
  }))
})

describe('Fee split', () => {
  it('gives each recipient its share, rounded down, and the last the remainder', () => {
    const payments = splitFee(101n, [
      { address: 'a', share: 33 },
      { address: 'b', share: 33 },
      { address: 'c', share: 34 },
    ])
    expect(payments).to.deep.equal([
      { address: 'a', value: 33n },
      { address: 'b', value: 33n },
      { address: 'c', value: 35n },
    ])
  })

  it('gives the remainder to the last recipient with a share', () => {
    const payments = splitFee(1n, [
      { address: 'a', share: 50 },
      { address: 'b', share: 50 },
      { address: 'none', share: 0 },
    ])
    expect(payments).to.deep.equal([
      { address: 'a', value: 0n },
      { address: 'b', value: 1n },
      { address: 'none', value: 0n },
    ])
  })

  it('pays out exactly the fee, each part accurate to one base unit per recipient', () => {
    fc.assert(
      fc.property(amounts, recipients, (fee, shares) => {
        const payments = splitFee(fee, shares)
        expect(payments.reduce((sum, { value }) => sum + value, 0n)).to.equal(fee)
        for (const [index, { share }] of shares.entries()) {
          const value = payments[index]?.value ?? -1n
          const exact = fee * BigInt(share)
          const off = value * 100n - exact
          expect(off > -100n && off < 100n * BigInt(shares.length)).to.equal(true)
          if (share === 0) expect(value).to.equal(0n)
        }
      }),
    )
  })

  it('error: shares that do not add up to 100', () => {
    for (const shares of [[], [99], [60, 60]]) {
      expectError(
        () =>
          splitFee(
            1n,
            shares.map((share) => ({ address: 'a', share })),
          ),
        'FEE_SHARES_NOT_100',
        'Total fee shares must equal 100',
      )
    }
  })

  for (const [share, other] of [
    [-1, 101],
    [0.5, 99.5],
    [Number.NaN, 100],
  ] as const) {
    it(`error: a share of ${share}`, () => {
      expectError(
        () =>
          splitFee(1n, [
            { address: 'a', share },
            { address: 'b', share: other },
          ]),
        'FEE_SHARE_INVALID',
        `Fee share must be a whole number from 0 to 100, but received - ${share}`,
      )
    })
  }

  it('error: a negative fee', () => {
    expectError(
      () => splitFee(-1n, [{ address: 'a', share: 100 }]),
      'AMOUNT_NEGATIVE',
      'Amount must not be negative, but received - -1',
    )
  })
})
