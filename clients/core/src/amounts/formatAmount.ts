import { formatUnits } from './formatUnits.ts'

/** Decimals of the native token of Solana and Eclipse: lamports in a coin are 10 to this power. */
export const NATIVE_DECIMALS = 9

/** Coins with lamports as base units. Their values differ. */
export type CoinSymbol = 'SOL' | 'ETH'

/** A coin or token of another chain. */
export interface CoinUnit {
  readonly symbol: string
  /** Base units in one are 10 to this power. */
  readonly decimals: number
}

/** Unit for display: a coin, a token or lamports. */
export type DisplayUnit = CoinSymbol | 'lamports' | CoinUnit

/**
 * Formats an amount without rounding; `parseAmount` of `@mintline/solana` parses the result in lamports back.
 *
 * ```ts
 * formatAmount(500_000_000n) // '0.5 SOL'
 * formatAmount(5_000n, 'lamports') // '5000 lamports'
 * formatAmount(20_000n, { symbol: 'USDC', decimals: 6 }) // '0.02 USDC'
 * ```
 *
 * @param amount Base units of the coin; may be negative.
 */
export function formatAmount(amount: bigint, unit: DisplayUnit = 'SOL'): string {
  if (unit === 'lamports') return `${amount} lamports`
  const { symbol, decimals } =
    typeof unit === 'string' ? { symbol: unit, decimals: NATIVE_DECIMALS } : unit
  return `${formatUnits(amount, decimals)} ${symbol}`
}
