import { formatGrouped } from '#shared/lib/decimal.ts'

/** What amounts of a network are written in. */
export interface Currency {
  symbol: string
  /** Digits after the point of one coin. */
  decimals: number
}

/** An amount for reading, to the last lamport: `1,234.5 SOL`. */
export function coinsText(lamports: bigint, { symbol, decimals }: Currency): string {
  return `${formatGrouped(lamports, decimals)} ${symbol}`
}

/** What one item costs. */
export function priceText(lamports: bigint, currency: Currency): string {
  return lamports === 0n ? 'Free' : coinsText(lamports, currency)
}
