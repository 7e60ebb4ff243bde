import { isMintlineError } from '@mintline/core'
import {
  type AllowlistEntryInput,
  type AmountUnit,
  type CoinSymbol,
  type CsvColumnChoice,
  type OnConflict,
  type ParsedAllowlist,
  parseAllowlistCsv,
  priceUnitOf,
} from '@mintline/solana'
import { errorText } from '#shared/lib/errorText.ts'
import type { GivenText } from '#shared/ui/FileDrop.tsx'
import type { FileColumn } from './fileColumns.ts'

/** How a person wants a file to be read. */
export interface ReadingChoice {
  /** Where the columns are; what is left out is found by its name or content. */
  columns: CsvColumnChoice
  /** Unit of prices that name none, in a column that names none; asked for where there are such. */
  unit: AmountUnit
  /** Lamports, for a file without a price column. */
  defaultPrice: bigint | undefined
  /** Items, for a file without an amount column. */
  defaultAmount: bigint | undefined
  onConflict: OnConflict
}

/** A file and how it is read. */
export interface GivenList extends GivenText {
  choice: ReadingChoice
}

/** A file that is open: how it is read, and how that is changed. */
export interface OpenList {
  name: string
  columns: readonly FileColumn[]
  choice: ReadingChoice
  /** Columns that it was found to lack. */
  missing: readonly MissingColumn[]
  /** True where its prices were found to name no unit. */
  needsUnit: boolean
  /** Reads it in another way. */
  choose: (change: Partial<ReadingChoice>) => void
}

/** A file as it comes: everything is found out from it, and wallets with conflicts are left out. */
export const AS_IT_COMES: ReadingChoice = {
  columns: {},
  unit: 'sol',
  defaultPrice: undefined,
  defaultAmount: undefined,
  onConflict: 'report',
}

/** What a file holds for all wallets alike, or for none. */
export type MissingColumn = 'price' | 'amount'

/** What became of the rows of a list of any kind. */
export type RowReport = Pick<
  ParsedAllowlist<unknown>,
  'badRows' | 'conflicts' | 'duplicates' | 'counts'
>

/** What came of reading a file. */
export type ListReading =
  | { status: 'read'; list: ParsedAllowlist<AllowlistEntryInput> }
  /** Columns are not in the file, so one value for all wallets is needed. */
  | { status: 'incomplete'; missing: readonly MissingColumn[] }
  /** One sentence that says what to change. */
  | { status: 'unreadable'; reason: string }

/** True where the prices of a file name no unit, so that a person has to say what they are in. */
export function needsPriceUnit(text: string, { columns }: Pick<ReadingChoice, 'columns'>): boolean {
  try {
    return priceUnitOf(text, { columns }) === 'undecided'
  } catch (error) {
    // Reading it says what is wrong with its columns.
    if (isMintlineError(error)) return false
    throw error
  }
}

interface ReadingInput {
  choice: ReadingChoice
  /** Of the network's coin. Default: either coin is taken. */
  symbol?: CoinSymbol | undefined
  /** Lamports of the collection's flat fee, below which nobody could mint. Default: none. */
  flatFee?: bigint
}

/** Reads a list as the client does, and says what it needs to be told. */
export function readList(text: string, { choice, symbol, flatFee }: ReadingInput): ListReading {
  const options = { ...choice, symbol, flatFee }
  try {
    const list = parseOrAsk((assumed) => parseAllowlistCsv(text, { ...options, ...assumed }))
    return 'missing' in list ? { status: 'incomplete', ...list } : { status: 'read', list }
  } catch (error) {
    if (isMintlineError(error)) return { status: 'unreadable', reason: errorText(error) }
    throw error
  }
}

/**
 * Parses a list, or says which columns it lacks.
 *
 * @param parse - takes what the file is to be read with beside what was chosen
 */
export function parseOrAsk<Entry>(
  parse: (assumed: { defaultPrice?: bigint }) => ParsedAllowlist<Entry>,
  assumed: { defaultPrice?: bigint } = {},
): ParsedAllowlist<Entry> | { missing: readonly MissingColumn[] } {
  try {
    return parse(assumed)
  } catch (error) {
    if (!isMintlineError(error, 'ALLOWLIST_FILE_COLUMN_MISSING')) throw error
    const { field } = error.context
    if (field === 'amount') return { missing: [field] }
    // The price is asked for first: with one, the amount is asked for.
    const beside = parseOrAsk(parse, { defaultPrice: 0n })
    return { missing: 'missing' in beside ? [field, ...beside.missing] : [field] }
  }
}
