import { formatUnits } from './formatUnits.ts'

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
