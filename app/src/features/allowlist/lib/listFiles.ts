import { type AllowlistEntry, formatCsv } from '@mintline/solana'
import { exactJson } from '#shared/lib/download.ts'
import type { FailedEntry } from './listRun.ts'

/** Entries on chain as JSON; prices are strings, because JSON numbers are not exact. */
export function entriesJson(entries: readonly AllowlistEntry[]): string {
  const rows = entries.map(({ user, price, amount, payer, address }) => ({
    wallet: user,
    price,
    amount,
    payer,
    entry: address,
  }))
  return exactJson(rows)
}

/** Formats failed entries with reasons as CSV; the file can be read again as a list. */
export function failuresCsv(failures: readonly FailedEntry[]): string {
  return formatCsv(
    ['address', 'price_lamports', 'amount', 'reason'],
    failures.map(({ user, entry, reason }) => [
      user,
      entry ? `${entry.price}` : '',
      entry ? `${entry.amount}` : '',
      reason,
    ]),
  )
}
