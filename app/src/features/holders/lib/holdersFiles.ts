import type { Holder } from '#entities/indexer/lib/holders.ts'
import { exactJson } from '#shared/lib/exactJson.ts'

/** Formats holders as CSV: wallet and item count, in input order. Neither needs quotes. */
export function holdersCsv(holders: readonly Holder[]): string {
  const rows = holders.map(({ wallet, items }) => `${wallet},${items}\r\n`)
  return `wallet,items\r\n${rows.join('')}`
}

/** Formats holders as JSON; numbers are strings, so that they stay exact. */
export function holdersJson(holders: readonly Holder[]): string {
  return exactJson(holders.map(({ wallet, items }) => ({ wallet, items })))
}
