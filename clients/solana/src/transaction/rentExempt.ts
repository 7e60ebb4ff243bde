/** Minimum balance in lamports for an account with this many bytes of data. */
export type RentFormula = (bytes: number) => bigint

/** Bytes that count for every account besides its data. */
const ACCOUNT_OVERHEAD = 128
/** Lamports per byte for two years. */
const LAMPORTS_PER_BYTE = 6_960n

/** Rent on all of today's clusters. */
export const rentExempt: RentFormula = (bytes) =>
  BigInt(ACCOUNT_OVERHEAD + bytes) * LAMPORTS_PER_BYTE
