import { NUMBER } from './cleanCell.ts'
import { fieldsOfName, type ListField, normaliseName } from './columnNames.ts'
import type { CsvRow } from './rows.ts'
import { isAddressLike } from './walletCell.ts'

/** Chosen columns by name, or by number from 1; false = ignore the file's column. */
export type CsvColumnChoice = {
  readonly [field in ListField]?: string | number | false | undefined
}

/** A list's column names and first rows. */
export interface ListTable {
  /** The row with the column names; undefined = none. */
  readonly header: CsvRow | undefined
  /** Rows above the column names, such as a title. */
  readonly titles: readonly CsvRow[]
  readonly rows: readonly CsvRow[]
  /** Cells per row: counts the column names, otherwise the first row. */
  readonly width: number
}

/** Splits a file's first rows at the column names. */
export function listTableOf(sample: readonly CsvRow[], choice: CsvColumnChoice = {}): ListTable {
  const header = findHeader(sample, choice)
  const above = header ? sample.indexOf(header) : 0
  return {
    header,
    titles: sample.slice(0, above),
    rows: sample.slice(header ? above + 1 : 0),
    width: (header ?? sample[0])?.cells.length ?? 0,
  }
}

/**
 * Finds the row with the most column names above the first wallet. Without known names, takes a row of plain words
 * right above it.
 */
function findHeader(sample: readonly CsvRow[], choice: CsvColumnChoice): CsvRow | undefined {
  const first = sample.findIndex(({ cells }) => cells.some(isAddressLike))
  const above = first < 0 ? sample : sample.slice(0, first)
  const chosen = Object.values(choice).flatMap((column) =>
    typeof column === 'string' ? [normaliseName(column)] : [],
  )
  const isName = (cell: string) => isColumnName(cell) || chosen.includes(normaliseName(cell))
  let best: { row: CsvRow; names: number; filled: number } | undefined
  for (const row of above) {
    const names = row.cells.filter(isName).length
    const filled = filledCells(row)
    const isBetter = !best || names > best.names || (names === best.names && filled > best.filled)
    if (names > 0 && isBetter) best = { row, names, filled }
  }
  const last = first < 0 ? undefined : above.at(-1)
  return best?.row ?? (last && isRowOfWords(last) ? last : undefined)
}

/** Returns true if a cell names a column, and is neither a number nor meant as a wallet. */
export function isColumnName(cell: string): boolean {
  return !isValue(cell) && fieldsOfName(normaliseName(cell)).length > 0
}

function filledCells({ cells }: CsvRow): number {
  return cells.filter((cell) => cell !== '').length
}

/** Text probably meant as a wallet: a name such as `toly.sol`, or a damaged address. */
const WALLET_LIKE = /\.\p{L}+$|^0x|^\S{20,}$/iu

function isRowOfWords(row: CsvRow): boolean {
  return filledCells(row) >= 2 && row.cells.every((cell) => !isValue(cell))
}

function isValue(cell: string): boolean {
  return NUMBER.test(cell) || WALLET_LIKE.test(cell)
}
