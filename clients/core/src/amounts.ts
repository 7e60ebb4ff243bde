/** Decimals of the native token on Solana and Eclipse: a coin has 10⁹ lamports. */
export const NATIVE_DECIMALS = 9

/** Coins with lamports as base units. Their values differ. */
export type CoinSymbol = 'SOL' | 'ETH'

/** A coin or token on another chain. */
export interface CoinUnit {
  readonly symbol: string
  /** One coin has 10 to this power base units. */
  readonly decimals: number
}

/** Display unit: a coin, a token or lamports. */
export type DisplayUnit = CoinSymbol | 'lamports' | CoinUnit

/** Error context with the coin for displaying lamports. */
export interface InCoin {
  /** The network's coin; undefined if the network is unknown. */
  coin?: CoinSymbol | undefined
}

const BASIS_POINTS_PER_PERCENT = 100

/**
 * Formats an amount without rounding. `parseAmount` in `@mintline/solana` parses the result back into lamports.
 *
 * ```ts
 * formatAmount(500_000_000n) // '0.5 SOL'
 * formatAmount(5_000n, 'lamports') // '5000 lamports'
 * formatAmount(20_000n, { symbol: 'USDC', decimals: 6 }) // '0.02 USDC'
 * ```
 *
 * @param amount In base units; may be negative.
 */
export function formatAmount(amount: bigint, unit: DisplayUnit = 'SOL'): string {
  if (unit === 'lamports') return `${amount} lamports`
  const { symbol, decimals } =
    typeof unit === 'string' ? { symbol: unit, decimals: NATIVE_DECIMALS } : unit
  return `${formatUnits(amount, decimals)} ${symbol}`
}

/**
 * Formats an amount in whole units, without rounding and without a symbol.
 *
 * ```ts
 * formatUnits(20_000n, 6) // '0.02'
 * ```
 *
 * @param amount In base units; may be negative.
 * @param decimals One whole unit has 10 to this power base units.
 */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const size = amount < 0n ? -amount : amount
  const baseUnits = 10n ** BigInt(decimals)
  const parts = (size % baseUnits).toString().padStart(decimals, '0')
  const fraction = decimals === 0 ? '' : parts.replace(/0+$/, '')
  return `${sign}${size / baseUnits}${fraction && `.${fraction}`}`
}

/** Formats an amount in coins for a message. For an unknown network, the text names both SOL and ETH. */
export function inCoin(amount: bigint, coin: CoinSymbol | CoinUnit | undefined): string {
  return coin ? formatAmount(amount, coin) : `${formatAmount(amount)} (ETH on Eclipse)`
}

/** Formats basis points as a percentage: `2.5%`. */
export function percentText(basisPoints: number | bigint): string {
  return `${Number(basisPoints) / BASIS_POINTS_PER_PERCENT}%`
}
