import fc, { type Arbitrary } from 'fast-check'
import { OWN, type ReceiverName } from './names.ts'
import { mostly } from './plausible.ts'
import type { Fee, FeeCap, RoyaltyTerms } from './steps.ts'

interface Part {
  to: ReceiverName
  share: number
}

const payees: ReceiverName[] = ['feeA', 'feeB', 'feeC', 'minterA', 'stranger', 'feeEmpty']

/** Creates shares for distinct payees. */
function partsOf(shares: Arbitrary<number[]>): Arbitrary<Part[]> {
  return fc
    .tuple(shares, fc.shuffledSubarray(payees, { minLength: payees.length }))
    .map(([list, order]) => list.map((share, index) => ({ to: order[index] ?? 'feeA', share })))
}

const fiveShares = [20, 20, 20, 20, 20]
const rightParts = partsOf(
  fc.constantFrom([100], [100], [50, 50], [33, 33, 34], [1, 99], [0, 70, 30], fiveShares),
)
const sixParts = partsOf(fc.constant([...fiveShares, 0]))
/** Shares for the collection itself, besides other receivers. */
const ownParts = fc.constantFrom(...OWN).map((own): Part[] => [
  { to: 'feeA', share: 99 },
  { to: own, share: 1 },
])
const wrongFeeParts = fc.oneof(
  partsOf(fc.constantFrom([], [99], [50, 51], [200, 156])),
  sixParts,
  ownParts,
  fc.constantFrom<Part[]>(
    [{ to: 'nobody', share: 100 }],
    [
      { to: 'feeA', share: 50 },
      { to: 'feeA', share: 50 },
    ],
  ),
)

const percentage = mostly(fc.constantFrom(0n, 1n, 300n, 2_500n, 10_000n), fc.constant(10_001n), 5)
const flat = fc.constantFrom(0n, 1n, 33n, 999_999n, 1_000_001n)

export const feeArbitrary: Arbitrary<Fee> = fc
  .record({
    isFlat: fc.boolean(),
    percentage,
    flat,
    recipients: mostly(rightParts, wrongFeeParts, 3),
  })
  .map(({ isFlat, recipients, ...values }) => ({
    isFlat,
    value: isFlat ? values.flat : values.percentage,
    recipients,
  }))

/** Caps around the fees, from all of them down to the first. */
export const feeCapArbitrary: Arbitrary<FeeCap> = fc.record({
  basisPoints: fc.constantFrom(10_000, 10_000, 2_500, 300, 299),
  flat: fc.constantFrom((1n << 64n) - 1n, 1_000_001n, 999_999n, 33n, 0n),
})

/** The cap at launch: mostly one that allows every fee, else one that is tight, or the fee itself. */
export const firstFeeCapArbitrary: Arbitrary<FeeCap | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ basisPoints: 10_000, flat: (1n << 64n) - 1n }) },
  { weight: 1, arbitrary: fc.constant({ basisPoints: 2_500, flat: 999_999n }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

const wrongCreators = fc.oneof(
  partsOf(fc.constantFrom([], [99], [50, 51], [0, 100])),
  sixParts,
  ownParts,
  fc.constantFrom<Part[]>(
    [{ to: 'nobody', share: 100 }],
    [
      { to: 'feeB', share: 50 },
      { to: 'feeB', share: 50 },
    ],
  ),
)

export const royaltiesArbitrary: Arbitrary<RoyaltyTerms> = fc.record({
  basisPoints: mostly(fc.constantFrom(0, 1, 500, 10_000), fc.constant(10_001)),
  creators: mostly(
    partsOf(fc.constantFrom([100], [50, 50], [33, 33, 34], fiveShares)),
    wrongCreators,
    3,
  ),
})
