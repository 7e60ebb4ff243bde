const WHOLE = 10_000n

/** Computes the platform's share in a price: the same for each copy, so that an order can be filled copy by copy. */
export const platformShare = (basisPoints: number, price: bigint, copies: bigint): bigint =>
  (((price / copies) * BigInt(basisPoints)) / WHOLE) * copies
