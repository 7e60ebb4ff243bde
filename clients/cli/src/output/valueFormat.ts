import type { ValueFormat } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { formatTime } from '../amounts/time.ts'

/** Values as the command shows them. */
export function valueFormat(currency: Currency): ValueFormat {
  return { symbol: currency, time: formatTime }
}
