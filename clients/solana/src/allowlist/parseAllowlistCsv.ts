import { MintlineError } from '@mintline/core'
import type { AmountUnit, CoinSymbol } from '../amounts/parseAmount.ts'
import type { BadRow } from './csv/badRow.ts'
import { type CsvColumnChoice, findColumns } from './csv/columns.ts'
import { LIST_LIMITS } from './csv/limits.ts'
import {
  type ConflictingRows,
  type DuplicateRows,
  mergeRows,
  type OnConflict,
} from './csv/mergeRows.ts'
import type { ListRow, RowRules } from './csv/readRow.ts'
import { RowReader } from './csv/rowReader.ts'
import { type CsvRow, forEachCsvRow } from './csv/rows.ts'
import {
  type AllowlistEntryInput,
  assertAllowlistAmount,
  assertAllowlistPrice,
} from './entryInput.ts'
import { assertMerkleMaxClaims, assertMerklePrice, type MerkleEntryInput } from './merkleEntry.ts'

/** How to read a list. */
export interface AllowlistCsvOptions {
  /** One character. Default: comma, semicolon, tab or pipe, whichever fits the first rows. */
  readonly delimiter?: string | undefined
  /**
   * Where the columns are: a name in the first row, or a number counted from 1. Default: by their
   * names, or without names by what they hold, the wallets, then the price, then the amount.
   */
  readonly columns?: CsvColumnChoice | undefined
  /** What prices without a unit are in. Default: what the name of their column says, or lamports. */
  readonly unit?: AmountUnit | undefined
  /** Symbol of the network's coin: prices in the other are refused. Default: both are taken. */
  readonly symbol?: CoinSymbol | undefined
  /** Lamports, for a file without a price column. */
  readonly defaultPrice?: bigint | undefined
  /** Items, for a file without an amount column. */
  readonly defaultAmount?: bigint | undefined
  /** What becomes of a wallet with rows that differ. Default: `report`. */
  readonly onConflict?: OnConflict | undefined
}

/** What a file holds. Every row that is not blank is in one of the parts. */
export interface ParsedAllowlist<Entry> {
  /** Each wallet once, in the order of the file. */
  readonly entries: readonly Entry[]
  /** What is wrong, in the order of the file; a row is here once for each of its cells. */
  readonly badRows: readonly BadRow[]
  /** Wallets with several rows that say the same. */
  readonly duplicates: readonly DuplicateRows[]
  /** Wallets with several rows that differ. */
  readonly conflicts: readonly ConflictingRows[]
  readonly counts: AllowlistCsvCounts
}

export interface AllowlistCsvCounts {
  /** Rows that are neither blank nor names of columns. */
  readonly rows: number
  readonly entries: number
  /** Rows with something wrong. */
  readonly badRows: number
  /** Rows beyond the first of wallets whose rows all say the same. */
  readonly duplicateRows: number
  /** Rows of wallets whose rows differ. */
  readonly conflictingRows: number
}

type AllowlistOptions = AllowlistCsvOptions & { readonly limits?: 'allowList' | undefined }
type MerkleOptions = AllowlistCsvOptions & { readonly limits: 'merkleTree' }

/**
 * Reads a list of wallets from CSV as spreadsheets and people write it. Rows that cannot be used
 * are answered, not thrown.
 *
 * ```ts
 * const { entries, badRows } = parseAllowlistCsv('wallet;price\n9xQe…;0.5 SOL', { defaultAmount: 1n })
 * ```
 *
 * @param options - `limits` says what the list is for: an allowlist phase, which is the default,
 * or a merkle phase, which can hold more
 * @throws `ALLOWLIST_FILE_WITHOUT_WALLETS`, `ALLOWLIST_FILE_COLUMN_NOT_FOUND`,
 * `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_COLUMN_MISSING`, and for defaults that no
 * list holds what their limits throw
 */
export function parseAllowlistCsv(
  text: string,
  options: MerkleOptions,
): ParsedAllowlist<MerkleEntryInput>
export function parseAllowlistCsv(
  text: string,
  options?: AllowlistOptions,
): ParsedAllowlist<AllowlistEntryInput>
export function parseAllowlistCsv(
  text: string,
  options: AllowlistOptions | MerkleOptions = {},
): ParsedAllowlist<AllowlistEntryInput> | ParsedAllowlist<MerkleEntryInput> {
  assertDefaults(options)
  const rows = new RowReader((first) => rulesOf(first, options))
  forEachCsvRow(text, options.delimiter, (row) => rows.add(row))
  rows.end()
  return options.limits === 'merkleTree'
    ? parsed(rows, options.onConflict, ({ user, price, amount }) => ({
        user,
        price,
        maxClaims: amount,
      }))
    : parsed(rows, options.onConflict, ({ user, price, amount }) => ({
        user,
        price,
        amount: Number(amount),
      }))
}

function rulesOf(rows: readonly CsvRow[], options: AllowlistOptions | MerkleOptions): RowRules {
  const layout = findColumns(rows, options.columns)
  const { defaultPrice, defaultAmount, unit = layout.priceUnit, symbol } = options
  if (layout.price === undefined && defaultPrice === undefined) {
    throw new MintlineError('ALLOWLIST_FILE_COLUMN_MISSING', { field: 'price' })
  }
  if (layout.amount === undefined && defaultAmount === undefined) {
    throw new MintlineError('ALLOWLIST_FILE_COLUMN_MISSING', { field: 'amount' })
  }
  return {
    layout,
    width: (layout.header ?? rows[0])?.cells.length ?? 0,
    limits: LIST_LIMITS[options.limits ?? 'allowList'],
    amounts: { unit, symbol },
    defaultPrice,
    defaultAmount,
  }
}

function parsed<Entry>(
  { good, bad: badRows, count }: RowReader,
  onConflict: OnConflict | undefined,
  toEntry: (row: ListRow) => Entry,
): ParsedAllowlist<Entry> {
  const { rows, duplicates, conflicts } = mergeRows(good, onConflict ?? 'report')
  const entries = rows.map(toEntry)
  const counts = {
    rows: count,
    entries: entries.length,
    badRows: new Set(badRows.map(({ row }) => row)).size,
    duplicateRows: duplicates.reduce((sum, { rows: lines }) => sum + lines.length - 1, 0),
    conflictingRows: conflicts.reduce((sum, { candidates }) => sum + candidates.length, 0),
  }
  return { entries, badRows, duplicates, conflicts, counts }
}

function assertDefaults({ limits, defaultPrice, defaultAmount }: AllowlistOptions | MerkleOptions) {
  const isMerkle = limits === 'merkleTree'
  const assertPrice = isMerkle ? assertMerklePrice : assertAllowlistPrice
  if (defaultPrice !== undefined) assertPrice(defaultPrice)
  if (defaultAmount === undefined) return
  if (isMerkle) assertMerkleMaxClaims(defaultAmount)
  else assertAllowlistAmount(Number(defaultAmount))
}
