const WHOLE = 10_000n

/**
 * Returns the minimum increment over another bid, in base units: at least 1.
 *
 * @param basisPoints - share of the other bid, at least 1
 */
export const stepAfter = (value: bigint, basisPoints: number): bigint =>
  (value * BigInt(basisPoints) + WHOLE - 1n) / WHOLE
