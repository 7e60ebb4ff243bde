import type { ValueFormat } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { timeText } from '../amounts/time.ts'

/** Returns the display format for values. */
export function valueFormat(currency: Currency): ValueFormat {
  return { symbol: currency, time: timeText }
}
