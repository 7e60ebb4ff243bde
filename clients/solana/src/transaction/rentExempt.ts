/** Minimum balance in lamports for an account with this many bytes of data. */
export type RentFormula = (bytes: number) => bigint

/** Bytes that count for every account besides its data. */
export const ACCOUNT_OVERHEAD = 128
/** Lamports per byte on Solana and Eclipse in 2026; a cluster can change its rate. */
const USUAL_RATE = 6_960n

/** Creates the formula for a rate in lamports per byte. Default: the usual rate. */
export function rentAt(lamportsPerByte = USUAL_RATE): RentFormula {
  return (bytes) => BigInt(ACCOUNT_OVERHEAD + bytes) * lamportsPerByte
}

/** Rent at the usual rate: the default for plans without a cluster. For a cluster's own rate, see `fetchRent`. */
export const rentExempt: RentFormula = rentAt()
