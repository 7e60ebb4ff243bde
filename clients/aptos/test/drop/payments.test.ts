import { checkoutData } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as fc from 'fast-check'
import { type DropMoney, mintPayments, platformFees, royaltiesOf } from '../../src/drop/payments.ts'
import { padded } from '../support/answers.ts'

const OCTAS = { id: 'APTOS:0x0', decimals: 8 }

describe('money of a drop machine', () => {
  it('is 3% for the platform of each item, rounded down, and the rest for the creator', () => {
    const payments = mintPayments(money({ platformFee: 300n }), { price: 99n, quantity: 3n })
    // 3% of 99 octas are 2, three times.
    expect(payments).to.deep.equal({
      total: 297n,
      platformFee: [{ address: padded('0xf0'), value: 6n }],
      revenue: [{ address: padded('0xc0'), value: 291n }],
    })
  })

  it('is a flat fee for each item, whatever its price, up to the price itself', () => {
    const drop = money({ platformFee: 50n, isFeeFlat: true })
    const { platformFee, revenue } = mintPayments(drop, { price: 50n, quantity: 2n })
    expect([platformFee[0]?.value, revenue[0]?.value]).to.deep.equal([100n, 0n])
    expect(() => mintPayments(drop, { price: 49n, quantity: 2n }))
      .to.throw('Total fee exceeds the price amount')
      .with.property('code', 'FEE_EXCEEDS_PRICE')
  })

  it('is split by percent, and what rounding leaves goes to the last recipient', () => {
    const drop = money({
      platformFee: 1_000n,
      feeShares: [33n, 33n, 34n],
      revenueShares: [50n, 50n],
    })
    const { platformFee, revenue } = mintPayments(drop, { price: 1_005n, quantity: 1n })
    expect(platformFee.map(({ value }) => value)).to.deep.equal([33n, 33n, 34n])
    expect(revenue.map(({ value }) => value)).to.deep.equal([452n, 453n])
  })

  it('is divided with nothing left over, and as the drop machine divides it (property)', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 60n),
        fc.bigInt(1n, 100n),
        fc.bigInt(0n, 10_000n),
        shares(5),
        shares(10),
        (price, quantity, platformFee, feeShares, revenueShares) => {
          const drop = money({ platformFee, feeShares, revenueShares })
          const payments = mintPayments(drop, { price, quantity })
          const fee = ((price * platformFee) / 10_000n) * quantity
          expect(payments.total).to.equal(price * quantity)
          expect(values(payments.platformFee)).to.deep.equal(partsOf(fee, feeShares))
          expect(values(payments.revenue)).to.deep.equal(
            partsOf(payments.total - fee, revenueShares),
          )
        },
      ),
    )
  })

  it('shows percentages by recipient, and the price without them', () => {
    const fees = platformFees(money({ platformFee: 300n, feeShares: [70n, 30n] }))
    expect(fees).to.deep.equal({
      platformFees: [
        { recipient: padded('0xf0'), valueBp: 210 },
        { recipient: padded('0xf1'), valueBp: 90 },
      ],
    })
    expect(shownPrice(fees, 10_000n)).to.equal(9_700n)
  })

  it('shows flat fees by recipient, and the total without them', () => {
    const fees = platformFees(money({ platformFee: 300n, isFeeFlat: true, feeShares: [70n, 30n] }))
    expect(fees).to.deep.equal({
      platformFees: [],
      flatPlatformFees: [
        { recipient: padded('0xf0'), value: 210n },
        { recipient: padded('0xf1'), value: 90n },
      ],
    })
    expect(shownPrice(fees, 10_000n)).to.equal(9_700n)
  })

  it('shows no fees where there are none', () => {
    expect(platformFees(money({ platformFee: 0n }))).to.deep.equal({ platformFees: [] })
  })

  it('has royalties as basis points for their payee', () => {
    const royalties = (royaltyPointsNumerator: bigint, royaltyPointsDenominator: bigint) =>
      royaltiesOf({
        royaltyPointsNumerator,
        royaltyPointsDenominator,
        royaltyPayeeAddress: aptosAddress('0xca'),
      })
    expect(royalties(5n, 100n)).to.deep.equal([{ valueBp: 500, recipient: padded('0xca') }])
    expect(royalties(1n, 3n)).to.deep.equal([{ valueBp: 3_333, recipient: padded('0xca') }])
    expect(royalties(7n, 7n)).to.deep.equal([{ valueBp: 10_000, recipient: padded('0xca') }])
    expect([royalties(0n, 100n), royalties(0n, 0n)]).to.deep.equal([[], []])
  })
})

interface MoneyInput {
  readonly platformFee: bigint
  readonly isFeeFlat?: boolean
  readonly feeShares?: readonly bigint[]
  readonly revenueShares?: readonly bigint[]
}

function money({ platformFee, isFeeFlat = false, ...input }: MoneyInput): DropMoney {
  const { feeShares = [100n], revenueShares = [100n] } = input
  const split = (prefix: string, all: readonly bigint[]) =>
    all.map((share, index) => ({ recipient: aptosAddress(`0x${prefix}${index}`), share }))
  return {
    platformFee,
    isFeeFlat,
    feeSplit: split('f', feeShares),
    revenueSplit: split('c', revenueShares),
  }
}

/** Shares of at least 1 that sum to 100. */
function shares(most: number): fc.Arbitrary<bigint[]> {
  return fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: most - 1 }).map((cuts) => {
    const ends = [...cuts.toSorted((one, other) => one - other), 100]
    return ends.map((end, index) => BigInt(end - (ends[index - 1] ?? 0)))
  })
}

/** Parts of an amount by the rule of the drop machine. */
function partsOf(amount: bigint, split: readonly bigint[]): bigint[] {
  const parts = split.slice(0, -1).map((share) => (amount * share) / 100n)
  return [...parts, amount - parts.reduce((sum, part) => sum + part, 0n)]
}

function values(payments: readonly { readonly value: bigint }[]): bigint[] {
  return payments.map(({ value }) => value)
}

function shownPrice(fees: ReturnType<typeof platformFees>, value: bigint): bigint | undefined {
  const price = { value, currency: OCTAS }
  return checkoutData({ ...fees, price, quantity: 1n, royalties: [] }).displayedPrice?.value
}
