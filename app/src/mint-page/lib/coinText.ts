import { amountText, type Currency } from '#shared/lib/amountText.ts'

/** Decimal places for gas amounts, which are estimates. */
const COIN_PLACES = 6

/** Formats an amount in the native coin with few decimals, rounded up. */
export function coinText(value: bigint, { symbol, decimals }: Currency): string {
  const unit = 10n ** BigInt(Math.max(decimals - COIN_PLACES, 0))
  return amountText(((value + unit - 1n) / unit) * unit, { symbol, decimals })
}
