import { formatGrouped } from './decimal.ts'

/** What amounts of a network are written in. */
export interface Currency {
  symbol: string
  /** Digits after the point of one coin. */
  decimals: number
}

/** An amount for reading, to the last lamport: `1,234.5 SOL`. */
export function amountText(lamports: bigint, { symbol, decimals }: Currency): string {
  return `${formatGrouped(lamports, decimals)} ${symbol}`
}

/** What one item costs: `0.5 SOL`, or `Free`. */
export function priceText(lamports: bigint, currency: Currency): string {
  return lamports === 0n ? 'Free' : amountText(lamports, currency)
}

/** Basis points as a percentage: `5.25 %`. */
export function percentText(basisPoints: number | bigint): string {
  return `${formatGrouped(BigInt(basisPoints), 2)} %`
}
