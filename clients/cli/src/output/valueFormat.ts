import type { ValueFormat } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { timeText } from '../amounts/time.ts'

/** Display format of values. */
export function valueFormat(currency: Currency): ValueFormat {
  return { symbol: currency, time: timeText }
}
