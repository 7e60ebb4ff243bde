/** Balance of a wallet in a currency. */
export interface CurrencyBalance {
  /** Base units. */
  readonly amount: bigint
  /** One whole unit is ten to this power of base units. */
  readonly decimals: number
}

const MOST_DECIMALS = 255n

/** Returns the decimals of a token as its contract tells them; undefined where no token can have as many. */
export function decimalsOf(told: bigint): number | undefined {
  return told >= 0n && told <= MOST_DECIMALS ? Number(told) : undefined
}
