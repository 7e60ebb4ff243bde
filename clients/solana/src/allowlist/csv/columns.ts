import type { MintlineError } from '@mintline/core'
import type { AmountUnit } from '../../amounts/parseAmount.ts'
import { AllowlistError } from '../../errors/allowlistError.ts'
import { isAddressLike } from './addressCell.ts'
import type { CsvField } from './badRow.ts'
import { COLUMN_NAMES, CSV_FIELDS, isColumnName, normaliseName } from './columnNames.ts'
import type { CsvRow } from './rows.ts'

/** Choice of columns: by a name in the first row, or by a number from 1. */
export type CsvColumnChoice = { readonly [field in CsvField]?: string | number | undefined }

/** Columns of a file. */
export interface CsvLayout {
  /** Positions of the columns from 0; undefined = missing. */
  readonly address: number
  readonly price: number | undefined
  readonly amount: number | undefined
  /** Unit in the name of the price column. */
  readonly priceUnit: AmountUnit | undefined
  /** The row of column names; undefined = there is none. */
  readonly header: CsvRow | undefined
  /** Maximum number of cells in a row: that of the first. */
  readonly width: number
}

const NUMBER = /^(?:\d+\.?\d*|\.\d+)\s*[a-z◎]*$/i

/**
 * Finds the columns of a file: those chosen, otherwise by their names, otherwise by their content: wallets, then price,
 * then amount.
 *
 * @param rows - the first rows of the file
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function findColumns(rows: readonly CsvRow[], choice: CsvColumnChoice = {}): CsvLayout {
  const header = findHeader(rows, choice)
  const names = header?.cells.map(normaliseName)
  const width = (header ?? rows[0])?.cells.length ?? 0
  const named = CSV_FIELDS.map((field) => columnOf(field, names, width, choice[field]))
  const [found, ...numbers] = columnsByContent(rows.filter((row) => row !== header))
  const [address = found, ...namedNumbers] = named
  if (address === undefined) {
    throw new AllowlistError('ALLOWLIST_FILE_WITHOUT_WALLETS', { names: header?.cells ?? [] })
  }
  const isAsFound = !header && CSV_FIELDS.every((field) => choice[field] === undefined)
  if (isAsFound && numbers.length > 2) throw ambiguous('price', numbers.map(numberOf))
  const [price, amount] = isAsFound ? numbers : namedNumbers
  const priceUnit = price === undefined ? undefined : unitInName(names?.[price] ?? '')
  return { address, price, amount, priceUnit, header, width }
}

/** The first row with column names, unless a wallet comes before it; a title may precede it. */
function findHeader(rows: readonly CsvRow[], choice: CsvColumnChoice): CsvRow | undefined {
  const chosen = CSV_FIELDS.flatMap((field) => {
    const column = choice[field]
    return typeof column === 'string' ? [normaliseName(column)] : []
  })
  const isName = (cell: string) => isColumnName(cell) || chosen.includes(normaliseName(cell))
  const first = rows.find(({ cells }) => cells.some(isAddressLike) || cells.some(isName))
  return first?.cells.some(isAddressLike) ? undefined : first
}

function columnOf(
  field: CsvField,
  names: readonly string[] | undefined,
  width: number,
  chosen: string | number | undefined,
): number | undefined {
  if (typeof chosen === 'number' && Number.isInteger(chosen) && chosen >= 1 && chosen <= width) {
    return chosen - 1
  }
  const wanted = chosen === undefined ? COLUMN_NAMES[field] : [normaliseName(`${chosen}`)]
  const found = (names ?? []).flatMap((name, column) => (wanted.includes(name) ? [column] : []))
  if (found.length > 1) {
    throw ambiguous(
      field,
      found.map((column) => names?.[column] ?? ''),
    )
  }
  if (chosen !== undefined && (typeof chosen === 'number' || found.length === 0)) {
    throw new AllowlistError('ALLOWLIST_FILE_COLUMN_NOT_FOUND', { field, column: `${chosen}` })
  }
  return found[0]
}

function ambiguous(field: CsvField, columns: readonly string[]): MintlineError {
  return new AllowlistError('ALLOWLIST_FILE_COLUMN_AMBIGUOUS', { field, columns })
}

/** The number from 1 that stands for a column without a name. */
function numberOf(column: number): string {
  return `${column + 1}`
}

function unitInName(name: string): AmountUnit | undefined {
  const words = name.split(' ')
  if (words.includes('lamports')) return 'lamports'
  return words.includes('sol') || words.includes('eth') ? 'sol' : undefined
}

/** Address, price and amount, as far as the first rows show them. */
function columnsByContent(rows: readonly CsvRow[]): number[] {
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
