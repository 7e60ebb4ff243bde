import { formatGrouped } from './decimal.ts'

/** Unit of a network's amounts. */
export interface Currency {
  symbol: string
  /** Decimal places of one coin. */
  decimals: number
}

/** An exact amount for display: `1,234.5 SOL`. */
export function amountText(lamports: bigint, { symbol, decimals }: Currency): string {
  return `${formatGrouped(lamports, decimals)} ${symbol}`
}

/** The price of one item: `0.5 SOL`, or `Free`. */
export function priceText(lamports: bigint, currency: Currency): string {
  return lamports === 0n ? 'Free' : amountText(lamports, currency)
}

/** Basis points as a percentage: `5.25 %`. */
export function percentText(basisPoints: number | bigint): string {
  return `${formatGrouped(BigInt(basisPoints), 2)} %`
}
