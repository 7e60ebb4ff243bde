const WHOLE = 10_000n

/**
 * Amount that a bid has to add to another, in base units: 1 at least.
 *
 * @param basisPoints - of the other bid, from 1
 */
export const stepAfter = (value: bigint, basisPoints: number): bigint =>
  (value * BigInt(basisPoints) + WHOLE - 1n) / WHOLE
