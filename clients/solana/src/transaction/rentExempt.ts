/** Lamports that an account of this many bytes of data has to hold. */
export type RentFormula = (bytes: number) => bigint

/** Bytes that every account counts for beside its data. */
const ACCOUNT_OVERHEAD = 128
/** Lamports for a byte over two years. */
const LAMPORTS_PER_BYTE = 6_960n

/** The rent of all clusters today. */
export const rentExempt: RentFormula = (bytes) =>
  BigInt(ACCOUNT_OVERHEAD + bytes) * LAMPORTS_PER_BYTE
