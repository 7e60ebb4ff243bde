import { formatGrouped } from './decimal.ts'

/** A network's currency, the unit for its amounts. */
export interface Currency {
  symbol: string
  /** One coin's decimal places. */
  decimals: number
}

const SHORT_DIGITS = 4

/** Formats an exact amount: `1,234.5 SOL`. */
export function amountText(lamports: bigint, { symbol, decimals }: Currency): string {
  return `${formatGrouped(lamports, decimals)} ${symbol}`
}

/** Formats an amount with at most four significant digits, rounded up: `1.235 SOL`. */
export function shortAmountText(lamports: bigint, { symbol, decimals }: Currency): string {
  const step = 10n ** BigInt(Math.max(`${lamports}`.length - SHORT_DIGITS, 0))
  // Digits before the point stay.
  const unit = step > 10n ** BigInt(decimals) ? 10n ** BigInt(decimals) : step
  return `${formatGrouped(((lamports + unit - 1n) / unit) * unit, decimals)} ${symbol}`
}

/** Formats one item's price: `0.5 SOL`, or `Free`. */
export function priceText(lamports: bigint, currency: Currency): string {
  return lamports === 0n ? 'Free' : amountText(lamports, currency)
}

/** Formats basis points as a percentage: `5.25 %`. */
export function percentText(basisPoints: number | bigint): string {
  return `${formatGrouped(BigInt(basisPoints), 2)} %`
}
