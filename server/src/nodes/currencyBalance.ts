/** Balance of a wallet in a currency. */
export interface CurrencyBalance {
  /** Base units. */
  readonly amount: bigint
  /** One whole unit is ten to this power of base units. */
  readonly decimals: number
}
