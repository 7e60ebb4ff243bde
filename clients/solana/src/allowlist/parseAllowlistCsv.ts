import type { CoinSymbol } from '@mintline/core/amounts'
import { type CsvShape, missingColumn, type OnConflict } from '@mintline/core/csv'
import type { AmountToken, AmountUnit, TokenUnit } from '../amounts/parseAmount.ts'
import { AllowlistError } from '../errors/allowlistError.ts'
import type { BadRow } from './csv/badRow.ts'
import { LIST_LIMITS } from './csv/limits.ts'
import { forEachListRow, type ListLayout, tokenUnitIn } from './csv/listRows.ts'
import { findPriceUnit } from './csv/priceUnit.ts'
import { type ListRow, type RowRules, readRow } from './csv/readRow.ts'
import { type ConflictingRows, type DuplicateRows, mergeListRows } from './csv/repeatedRows.ts'
import {
  type AllowlistEntryInput,
  assertAllowlistAmount,
  assertAllowlistPrice,
} from './entryInput.ts'
import { assertMerkleMaxClaims, assertMerklePrice, type MerkleEntryInput } from './merkleEntry.ts'

/** Options for reading a list. */
export interface AllowlistCsvOptions extends CsvShape {
  /**
   * Unit for prices that have none, in a column that has none. Default: a file with such a price is refused; check
   * beforehand with `priceUnitOf`.
   */
  readonly unit?: AmountUnit | undefined
  /** The network's coin; prices in the other coin are refused. Default: both are accepted. */
  readonly symbol?: CoinSymbol | undefined
  /** The phase's price token; amounts in coins are refused. Default: prices are in the network's coin. */
  readonly token?: AmountToken | undefined
  /** Unit for the token's prices that have none, in a column that has none. Default: rows with such prices are bad. */
  readonly tokenUnit?: TokenUnit | undefined
  /** Base units, for a file without a price column. */
  readonly defaultPrice?: bigint | undefined
  /** Items, for a file without an amount column. */
  readonly defaultAmount?: bigint | undefined
  /** The collection's flat platform fee in lamports; rows with a lower price are bad. Default: none. */
  readonly flatFee?: bigint | undefined
  /** How to treat a wallet whose rows differ. Default: `report`. */
  readonly onConflict?: OnConflict | undefined
  /** Called every few thousand rows in a long file, so that a worker can report progress; counts lines. */
  readonly onProgress?: ((progress: { done: number; total: number }) => void) | undefined
}

/** A file's content. Every row that is not blank is in one of the parts. */
export interface ParsedAllowlist<Entry> {
  /** Each wallet once, in file order. */
  readonly entries: readonly Entry[]
  /** Problems in file order; a row appears once for each bad cell. */
  readonly badRows: readonly BadRow[]
  /** Wallets with several identical rows. */
  readonly duplicates: readonly DuplicateRows[]
  /** Wallets with several rows that differ. */
  readonly conflicts: readonly ConflictingRows[]
  readonly counts: AllowlistCsvCounts
  /** One sentence for each thing that was skipped, or guessed about the columns. */
  readonly notes: readonly string[]
}

export interface AllowlistCsvCounts {
  /** Rows that are neither blank nor column names. */
  readonly rows: number
  readonly entries: number
  /** Rows with problems. */
  readonly badRows: number
  /** For wallets with identical rows, those beyond the first. */
  readonly duplicateRows: number
  /** For wallets whose rows differ, all their rows. */
  readonly conflictingRows: number
}

type AllowlistOptions = AllowlistCsvOptions & { readonly limits?: 'allowList' | undefined }
type MerkleOptions = AllowlistCsvOptions & { readonly limits: 'merkleTree' }

/**
 * Reads wallets from CSV written by spreadsheets or people. Rows that cannot be used are returned, not thrown.
 *
 * ```ts
 * const { entries, badRows } = parseAllowlistCsv('wallet;price\n9xQe…;0.5 SOL', { defaultAmount: 1n })
 * ```
 *
 * @param options - `limits` is the kind of list: an allowlist phase, which is the default, or a merkle phase, which can
 * hold more
 * @throws `ALLOWLIST_FILE_WITHOUT_WALLETS`, `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`,
 * `ALLOWLIST_FILE_COLUMN_MISSING`, `ALLOWLIST_FILE_UNIT_MISSING`, and the entry errors for defaults beyond a list's
 * limits
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
  const rows: ReadRows = { good: [], bad: [], count: 0, notes: [] }
  const report = lineReport(text, options.onProgress)
  forEachListRow(text, options, (layout) => {
    const rules = rulesOf(layout, options, text)
    rows.notes.push(...layout.notes)
    return (row) => {
      report(row.line)
      const read = readRow(row, rules)
      if ('user' in read) rows.good.push(read)
      else rows.bad.push(...read)
      rows.count += 1
    }
  })
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

const LINES_PER_REPORT = 4_096

/** Reports how many lines were read. */
function lineReport(
  text: string,
  onProgress: AllowlistCsvOptions['onProgress'],
): (line: number) => void {
  if (!onProgress) return () => {}
  const total = text.split('\n').length
  let next = LINES_PER_REPORT
  return (done) => {
    if (done < next) return
    next = done + LINES_PER_REPORT
    onProgress({ done, total })
  }
}

interface ReadRows {
  readonly good: ListRow[]
  readonly bad: BadRow[]
  readonly notes: string[]
  count: number
}

function rulesOf(
  layout: ListLayout,
  options: AllowlistOptions | MerkleOptions,
  text: string,
): RowRules {
  const { defaultPrice, defaultAmount, symbol, token, flatFee = 0n } = options
  if (layout.positions.price === undefined && defaultPrice === undefined) {
    throw missingColumn('price', layout.columns)
  }
  if (layout.positions.amount === undefined && defaultAmount === undefined) {
    throw missingColumn('amount', layout.columns)
  }
  const unit = layout.priceUnit ?? options.unit
  if (unit === undefined && !token) assertUnitsNamed(text, options)
  return {
    layout,
    limits: LIST_LIMITS[options.limits ?? 'allowList'],
    amounts: { unit, symbol, token, tokenUnit: tokenUnitOf(layout, options) },
    flatFee,
    defaultPrice,
    defaultAmount,
  }
}

/** Returns the unit for the token's bare numbers; undefined = they are refused, as in a column with another unit. */
function tokenUnitOf(
  layout: ListLayout,
  { token, tokenUnit }: AllowlistCsvOptions,
): TokenUnit | undefined {
  const named = token && tokenUnitIn(layout, token)
  return named === 'other' ? undefined : (named ?? tokenUnit)
}

function assertUnitsNamed(text: string, options: AllowlistCsvOptions): void {
  const found = findPriceUnit(text, options)
  if (typeof found !== 'object') return
  throw new AllowlistError('ALLOWLIST_FILE_UNIT_MISSING', { ...found, coin: options.symbol })
}

function parsed<Entry>(
  { good, bad: badRows, count, notes }: ReadRows,
  onConflict: OnConflict | undefined,
  toEntry: (row: ListRow) => Entry,
): ParsedAllowlist<Entry> {
  const { rows, duplicates, conflicts } = mergeListRows(good, onConflict ?? 'report')
  const entries = rows.map(toEntry)
  const counts = {
    rows: count,
    entries: entries.length,
    badRows: new Set(badRows.map(({ row }) => row)).size,
    duplicateRows: duplicates.reduce((sum, { rows: lines }) => sum + lines.length - 1, 0),
    conflictingRows: conflicts.reduce((sum, { candidates }) => sum + candidates.length, 0),
  }
  return { entries, badRows, duplicates, conflicts, counts, notes }
}

function assertDefaults(options: AllowlistOptions | MerkleOptions) {
  const { limits, token, defaultPrice, defaultAmount } = options
  const isMerkle = limits === 'merkleTree'
  const assertPrice = isMerkle ? assertMerklePrice : assertAllowlistPrice
  const decimals = token?.decimals
  const coin = token && decimals !== undefined ? { symbol: token.symbol, decimals } : undefined
  if (defaultPrice !== undefined) assertPrice(defaultPrice, coin)
  if (defaultAmount === undefined) return
  if (isMerkle) assertMerkleMaxClaims(defaultAmount)
  else assertAllowlistAmount(Number(defaultAmount))
}
