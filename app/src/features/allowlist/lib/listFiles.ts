import type { CoinUnit } from '@mintline/core'
import { type AllowlistEntry, formatCsv, priceColumn } from '@mintline/solana'
import { exactJson } from '#shared/lib/download.ts'
import type { FailedEntry } from './listRun.ts'

/**
 * Entries on chain as JSON; prices are base units as strings, because JSON numbers are not exact.
 *
 * @param priceToken Mint of the token that they are in; undefined = the network's coin.
 */
export function entriesJson(entries: readonly AllowlistEntry[], priceToken?: string): string {
  const rows = entries.map(({ user, price, amount, payer, address }) => ({
    wallet: user,
    price,
    ...(priceToken && { priceToken }),
    amount,
    payer,
    entry: address,
  }))
  return exactJson(rows)
}

/**
 * Formats failed entries with reasons as CSV; the file can be read again as a list.
 *
 * @param token The prices' token; undefined = the network's coin.
 */
export function failuresCsv(failures: readonly FailedEntry[], token?: CoinUnit): string {
  const { name, cell } = priceColumn(token)
  return formatCsv(
    ['address', name, 'amount', 'reason'],
    failures.map(({ user, entry, reason }) => [
      user,
      entry ? cell(entry.price) : '',
      entry ? `${entry.amount}` : '',
      reason,
    ]),
  )
}
