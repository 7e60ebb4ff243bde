import { type CoinUnit, isMintlineError } from '@mintline/core'
import {
  type AllowlistCsvOptions,
  type CoinSymbol,
  type CsvColumnChoice,
  type OnConflict,
  type ParsedAllowlist,
  priceUnitOf,
} from '@mintline/solana'
import type { Currency } from '#shared/lib/amountText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import type { ColumnMap, FileColumn } from './fileColumns.ts'

/** A bare price's unit: whole coins or tokens, or their base units, such as lamports. */
export type BareUnit = 'whole' | 'base'

/** Options for reading a file, as chosen by the person. */
export interface ReadingChoice {
  /** Chosen columns; the others are detected by name or content. */
  columns: CsvColumnChoice
  /** Unit for prices if neither price nor column names one; the person is asked for it. */
  unit: BareUnit
  /** Base units, for a file without a price column. */
  defaultPrice: bigint | undefined
  /** Items, for a file without an amount column. */
  defaultAmount: bigint | undefined
  onConflict: OnConflict
}

/** A file and the options for reading it. */
export interface ListSource extends FileBytes {
  choice: ReadingChoice
}

/** An open file with its reading options. */
export interface OpenList {
  name: string
  columns: readonly FileColumn[]
  map: ColumnMap
  choice: ReadingChoice
  /** The prices' currency. */
  currency: Currency
  /** The token that they are in; undefined = the network's coin. */
  token: CoinUnit | undefined
  /** Required columns that the file lacks. */
  missing: readonly MissingColumn[]
  /** True if its prices name no unit. */
  needsUnit: boolean
  /** Reads it with other options. */
  choose: (change: Partial<ReadingChoice>) => void
}

/** Default options: everything is detected, and wallets with conflicts are left out. */
export const AS_IT_COMES: ReadingChoice = {
  columns: {},
  unit: 'whole',
  defaultPrice: undefined,
  defaultAmount: undefined,
  onConflict: 'report',
}

/** A column whose value can be given once for all wallets. */
export type MissingColumn = 'price' | 'amount'

/** Rules for reading a file: the person's, the network's, the phase's and the collection's. */
export interface ReadingRules {
  choice: ReadingChoice
  /** The network coin's symbol. Default: either coin is accepted. */
  symbol?: CoinSymbol | undefined
  /** The phase's price token. Default: prices are in the network's coin. */
  token?: CoinUnit | undefined
  /** The collection's flat fee in lamports, below which nobody could mint. Default: none. */
  flatFee?: bigint | undefined
}

/** Result of reading a file. */
export type ListReading<Entry> =
  | { status: 'read'; list: ParsedAllowlist<Entry> }
  /** Columns are missing, so one value for all wallets is needed. */
  | { status: 'incomplete'; missing: readonly MissingColumn[] }
  /** `reason` is one sentence that says what to change. */
  | { status: 'unreadable'; reason: string }

/** Returns true if a file's prices name no unit, so that the person has to choose one. */
export function needsPriceUnit(
  text: string,
  { columns }: Pick<ReadingChoice, 'columns'>,
  token?: CoinUnit,
): boolean {
  try {
    return priceUnitOf(text, { columns, token }) === 'undecided'
  } catch (error) {
    // Reading the file reports problems with its columns.
    if (isMintlineError(error)) return false
    throw error
  }
}

/** The client's units for bare prices, in coins and in tokens. */
const UNITS = {
  whole: { unit: 'sol', tokenUnit: 'tokens' },
  base: { unit: 'lamports', tokenUnit: 'baseUnits' },
} as const satisfies Record<BareUnit, AllowlistCsvOptions>

/**
 * Reads a list as the client does, and reports which values are still needed.
 *
 * @param parse - reads the file as a list of its kind
 */
export function readList<Entry>(
  { choice: { unit, ...choice }, ...rules }: ReadingRules,
  parse: (options: AllowlistCsvOptions) => ParsedAllowlist<Entry>,
): ListReading<Entry> {
  const options = { ...choice, ...rules, ...UNITS[unit] }
  try {
    const list = parseOrAsk((assumed) => parse({ ...options, ...assumed }))
    return 'missing' in list ? { status: 'incomplete', ...list } : { status: 'read', list }
  } catch (error) {
    if (isMintlineError(error)) return { status: 'unreadable', reason: errorText(error) }
    throw error
  }
}

/**
 * Parses a list, or reports which columns it lacks.
 *
 * @param parse - gets values for missing columns, besides the chosen options
 */
function parseOrAsk<Entry>(
  parse: (assumed: { defaultPrice?: bigint }) => ParsedAllowlist<Entry>,
  assumed: { defaultPrice?: bigint } = {},
): ParsedAllowlist<Entry> | { missing: readonly MissingColumn[] } {
  try {
    return parse(assumed)
  } catch (error) {
    if (!isMintlineError(error, 'ALLOWLIST_FILE_COLUMN_MISSING')) throw error
    const { field } = error.context
    if (field === 'amount') return { missing: [field] }
    // The client asks for the price first: with one given, it asks for the amount.
    const beside = parseOrAsk(parse, { defaultPrice: 0n })
    return { missing: 'missing' in beside ? [field, ...beside.missing] : [field] }
  }
}
