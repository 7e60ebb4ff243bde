import {
  type AllowlistEntry,
  type ConflictingRows,
  type DuplicateRows,
  formatCsv,
  type OnConflict,
} from '@mintline/solana'
import { exactJson } from '#shared/lib/exactJson.ts'
import type { FailedEntry } from './listRun.ts'

/** Entries on chain in an order that stays: that of their wallets. */
export function byWallet(entries: readonly AllowlistEntry[]): AllowlistEntry[] {
  return [...entries].sort((a, b) => (a.user < b.user ? -1 : 1))
}

/** Entries on chain as JSON; prices are digits, because JSON numbers do not hold all of them. */
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

/** Every row of wallets whose rows differ, and whether it counts. */
export function conflictsCsv(conflicts: readonly ConflictingRows[], kept: OnConflict): string {
  return formatCsv(
    ['row', 'address', 'price_lamports', 'amount', 'used'],
    conflicts.flatMap(({ user, candidates }) =>
      candidates.map(({ row, price, amount }) => [
        `${row}`,
        user,
        `${price}`,
        `${amount}`,
        row === keptRow({ candidates }, kept) ? 'yes' : 'no',
      ]),
    ),
  )
}

/** Every row beyond the first of wallets whose rows say the same. */
export function duplicatesCsv(duplicates: readonly DuplicateRows[]): string {
  return formatCsv(
    ['row', 'address', 'same_as_row'],
    duplicates.flatMap(({ user, rows: [first, ...others] }) =>
      others.map((row) => [`${row}`, user, `${first}`]),
    ),
  )
}

/** Entries that failed, and why; those to be written can be read again as a list. */
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

/** Line of the file that counts for a wallet whose rows differ; undefined = none does. */
export function keptRow(
  { candidates }: Pick<ConflictingRows, 'candidates'>,
  onConflict: OnConflict,
): number | undefined {
  if (onConflict === 'report') return undefined
  return (onConflict === 'first' ? candidates[0] : candidates.at(-1))?.row
}
