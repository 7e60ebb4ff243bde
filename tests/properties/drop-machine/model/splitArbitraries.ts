import fc, { type Arbitrary } from 'fast-check'
import { mostly } from '../../model/plausible.ts'
import { HOLDERS, type ReceiverName } from './names.ts'
import type { Fee, Royalties, Split } from './steps.ts'

const holder = fc.constantFrom(...HOLDERS)

/** Shares that sum to 100, with remainders for the last one. */
const rightShares = fc.constantFrom(
  [100n],
  [50n, 50n],
  [1n, 99n],
  [99n, 1n],
  [33n, 33n, 34n],
  [7n, 13n, 17n, 19n, 44n],
)

const rightSplit: Arbitrary<Split> = fc
  .tuple(rightShares, fc.shuffledSubarray([...HOLDERS], { minLength: 5, maxLength: 5 }))
  .map(([shares, holders]) =>
    shares.map((share, index) => ({ to: holders[index] ?? 'platform', share })),
  )

const wrongSplit: Arbitrary<Split> = fc.oneof(
  fc.constantFrom<Split>(
    [],
    [{ to: 'vault', share: 99n }],
    [
      { to: 'vault', share: 0n },
      { to: 'till', share: 100n },
    ],
    [
      { to: 'vault', share: 60n },
      { to: 'vault', share: 40n },
    ],
    // Wraps around to 100 in 64 bits.
    [
      { to: 'vault', share: 2n ** 64n - 1n },
      { to: 'till', share: 101n },
    ],
    HOLDERS.slice(0, 6).map((to, index) => ({ to, share: index === 0 ? 50n : 10n })),
  ),
  fc
    .constantFrom<ReceiverName>('reserved', 'collection', 'machine')
    .map((to) => [{ to, share: 100n }]),
)

/** Mostly a valid split. */
export const splitArbitrary: Arbitrary<Split> = mostly(rightSplit, wrongSplit, 6)

/** Percentages and flat fees around prices and limits. */
export const feeArbitrary: Arbitrary<Fee> = fc
  .record({
    fee: fc.oneof(
      fc.record({
        isFlat: fc.constant(false),
        value: fc.constantFrom(0n, 1n, 300n, 3_333n, 10_000n, 10_001n),
      }),
      fc.record({ isFlat: fc.constant(true), value: fc.constantFrom(0n, 1n, 33n, 34n, 1_000n) }),
    ),
    split: splitArbitrary,
  })
  .map(({ fee, split }) => ({ ...fee, split }))

/** Mostly valid royalties. */
export const royaltiesArbitrary: Arbitrary<Royalties> = fc.record({
  payee: mostly(holder, fc.constantFrom<ReceiverName>('reserved', 'collection', 'machine')),
  denominator: mostly(fc.constantFrom(1n, 100n, 10_000n, 2n ** 64n - 1n), fc.constant(0n)),
  numerator: fc.constantFrom(0n, 1n, 5n, 100n),
})
