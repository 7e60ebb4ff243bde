const WHOLE = 10_000n

/** Basis points of the highest bid by which the next one has to be larger. */
export const LEAST_STEP = 500n

/** Amount that a bid has to add to another, in base units: 1 at least. */
export const stepAfter = (value: bigint): bigint => (value * LEAST_STEP + WHOLE - 1n) / WHOLE
