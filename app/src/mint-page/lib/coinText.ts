import { amountText, type Currency } from '#shared/lib/amountText.ts'

/** Decimal places of amounts of gas, which is estimated and not exact. */
const COIN_PLACES = 6

/** An amount of the native coin with few decimals, rounded up. */
export function coinText(value: bigint, { symbol, decimals }: Currency): string {
  const unit = 10n ** BigInt(Math.max(decimals - COIN_PLACES, 0))
  return amountText(((value + unit - 1n) / unit) * unit, { symbol, decimals })
}
