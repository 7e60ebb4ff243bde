/** Minimum balance in lamports of an account with this many bytes of data. */
export type RentFormula = (bytes: number) => bigint

/** Bytes that count for every account besides its data. */
const ACCOUNT_OVERHEAD = 128
/** Lamports per byte for two years. */
const LAMPORTS_PER_BYTE = 6_960n

/** The rent of all present clusters. */
export const rentExempt: RentFormula = (bytes) =>
  BigInt(ACCOUNT_OVERHEAD + bytes) * LAMPORTS_PER_BYTE
