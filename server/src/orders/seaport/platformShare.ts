const WHOLE = 10_000n

/** Part of a price that the platform gets: the same for each copy, so that an order can be filled copy by copy. */
export const platformShare = (basisPoints: number, price: bigint, copies: bigint): bigint =>
  (((price / copies) * BigInt(basisPoints)) / WHOLE) * copies
