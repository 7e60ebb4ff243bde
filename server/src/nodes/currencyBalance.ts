/** A wallet's balance in a currency. */
export interface CurrencyBalance {
  /** Base units. */
  readonly amount: bigint
  /** Decimal places: one whole unit is 10^decimals base units. */
  readonly decimals: number
}

const MOST_DECIMALS = 255n

/** Converts the decimals that a token contract reports; undefined if no token can have that many. */
export function decimalsOf(told: bigint): number | undefined {
  return told >= 0n && told <= MOST_DECIMALS ? Number(told) : undefined
}
