import fc, { type Arbitrary } from 'fast-check'
import type { PhasePick } from './steps.ts'

/** Returns mostly a valid value, and in one out of `oneIn` cases an invalid one. */
export function mostly<A, B>(
  plausible: Arbitrary<A>,
  wrong: Arbitrary<B>,
  oneIn = 9,
): Arbitrary<A | B> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: plausible }, { weight: 1, arbitrary: wrong })
}

/** Returns mostly one value, and in one out of `oneIn` cases another. */
export function often<A, B>(usual: A, unusual: B, oneIn = 9): Arbitrary<A | B> {
  return mostly(fc.constant(usual), fc.constant(unusual), oneIn)
}

/** Returns a value in one out of `oneIn` cases, otherwise nothing. */
export function optional<A>(value: Arbitrary<A>, oneIn = 3): Arbitrary<A | undefined> {
  return fc.oneof(
    { weight: oneIn - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  )
}

/** Prices around rounding, the smallest account's rent and the maximum. */
export const price = fc.constantFrom(0n, 1n, 33n, 1_000n, 999_999n, 1_000_000n, 5_000_000_000n)

/** Picks mostly a phase of this kind, and sometimes any, or none. */
export function phasePick(usual: PhasePick['among']): Arbitrary<PhasePick> {
  return fc.record({
    pick: fc.nat(19),
    among: fc.oneof(
      { weight: 12, arbitrary: fc.constant(usual) },
      { weight: 4, arbitrary: fc.constant('all' as const) },
      { weight: 1, arbitrary: fc.constant('none' as const) },
    ),
  })
}
