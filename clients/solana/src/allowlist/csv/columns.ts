import { MintlineError } from '@mintline/core'
import type { AmountUnit } from '../../amounts/parseAmount.ts'
import { isAddressLike } from './addressCell.ts'
import type { CsvField } from './badRow.ts'
import { COLUMN_NAMES, CSV_FIELDS, isColumnName, normaliseName } from './columnNames.ts'
import type { CsvRow } from './rows.ts'

/** Where the columns are: a name in the first row, or a number counted from 1. */
export type CsvColumnChoice = { readonly [field in CsvField]?: string | number | undefined }

/** How to read the rows of a file. */
export interface CsvLayout {
  /** Positions of the columns from 0; undefined = there is none. */
  readonly address: number
  readonly price: number | undefined
  readonly amount: number | undefined
  /** What the name of the price column says its numbers are in. */
  readonly priceUnit: AmountUnit | undefined
  /** Whether the first row is names. */
  readonly hasHeader: boolean
}

/** Rows that tell where the columns are; those after them are read as they come. */
export const SAMPLE_ROWS = 100
const NUMBER = /^(?:\d+\.?\d*|\.\d+)\s*[a-z◎]*$/i

/**
 * Finds the columns of a file: those chosen, else by their names in the first row, else by what
 * they hold: the wallets, then the price, then the amount.
 *
 * @param rows - the first of the file
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`,
 * `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function findColumns(rows: readonly CsvRow[], choice: CsvColumnChoice = {}): CsvLayout {
  const cells = rows[0]?.cells ?? []
  const hasHeader = isHeader(cells, choice)
  const header = cells.map(normaliseName)
  const named = CSV_FIELDS.map((field) => columnOf(field, header, hasHeader, choice))
  const [found, ...numbers] = columnsByContent(hasHeader ? rows.slice(1) : rows)
  const [address = found, ...namedNumbers] = named
  if (address === undefined) {
    throw new MintlineError('ALLOWLIST_FILE_WITHOUT_WALLETS', { names: hasHeader ? cells : [] })
  }
  const isAsFound = !hasHeader && CSV_FIELDS.every((field) => choice[field] === undefined)
  const [price, amount] = isAsFound ? numbers : namedNumbers
  const priceUnit = hasHeader && price !== undefined ? unitInName(header[price] ?? '') : undefined
  return { address, price, amount, priceUnit, hasHeader }
}

function isHeader(cells: readonly string[], choice: CsvColumnChoice): boolean {
  if (cells.some(isAddressLike)) return false
  const chosen = CSV_FIELDS.flatMap((field) => {
    const column = choice[field]
    return typeof column === 'string' ? [normaliseName(column)] : []
  })
  return cells.some((cell) => isColumnName(cell) || chosen.includes(normaliseName(cell)))
}

function columnOf(
  field: CsvField,
  header: readonly string[],
  hasHeader: boolean,
  choice: CsvColumnChoice,
): number | undefined {
  const chosen = choice[field]
  if (typeof chosen === 'number' && header[chosen - 1] !== undefined) return chosen - 1
  if (!hasHeader && chosen === undefined) return undefined
  const names = chosen === undefined ? COLUMN_NAMES[field] : [normaliseName(`${chosen}`)]
  const found = header.flatMap((name, column) => (names.includes(name) ? [column] : []))
  if (found.length > 1) {
    const columns = found.map((column) => header[column] ?? '')
    throw new MintlineError('ALLOWLIST_FILE_COLUMN_AMBIGUOUS', { field, columns })
  }
  if (chosen !== undefined && found.length === 0) {
    throw new MintlineError('ALLOWLIST_FILE_COLUMN_NOT_FOUND', { field, column: `${chosen}` })
  }
  return found[0]
}

function unitInName(name: string): AmountUnit | undefined {
  const words = name.split(' ')
  if (words.includes('lamports')) return 'lamports'
  return words.includes('sol') || words.includes('eth') ? 'sol' : undefined
}

/** Address, price and amount, as far as the first rows show them. */
function columnsByContent(rows: readonly CsvRow[]): (number | undefined)[] {
  const sample = rows.map(({ cells }) => cells)
  const width = Math.max(0, ...sample.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((cells) => test(cells[column] ?? '')).length
  const addresses = columns.map((column) => share(column, isAddressLike))
  const most = Math.max(0, ...addresses)
  if (most === 0) return []
  const address = addresses.indexOf(most)
  const isNumber = (cell: string) => NUMBER.test(cell)
  const numbers = columns.filter(
    (column) => column !== address && 2 * share(column, isNumber) >= sample.length,
  )
  return [address, ...numbers]
}
