import { CsvError } from './csvError.ts'
import { type CsvKind, isColumnName, normaliseName } from './csvKind.ts'
import type { CsvRow } from './rows.ts'
import { isAddressLike } from './walletCell.ts'

/** Choice of columns: by a name in the first row, or by a number from 1. */
export type CsvColumnChoice<Field extends string = string> = {
  readonly [Name in Field]?: string | number | undefined
}

/** Columns of a file. */
export interface CsvLayout<Field extends string = string> {
  /** Positions from 0; undefined = the file lacks the column. That of wallets is always set. */
  readonly positions: { readonly [Name in Field]?: number | undefined }
  /** Name of each column, as `normaliseName` writes it; undefined = it has none. */
  readonly names: { readonly [Name in Field]?: string | undefined }
  /** The row of column names; undefined = there is none. */
  readonly header: CsvRow | undefined
  /** Maximum number of cells in a row: that of the first. */
  readonly width: number
}

const NUMBER = /^(?:\d+\.?\d*|\.\d+)\s*[a-z◎]*$/i

/** Text of a row in a column; empty where the file lacks the column. */
export function cellOf<Field extends string>(
  { cells }: CsvRow,
  { positions }: CsvLayout<Field>,
  field: Field,
): string {
  const position = positions[field]
  return position === undefined ? '' : (cells[position] ?? '')
}

/**
 * Finds the columns of a file: those chosen, otherwise by their names, otherwise by their content: wallets, then
 * numbers.
 *
 * @param rows - the first rows of the file
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function findColumns<Field extends string>(
  rows: readonly CsvRow[],
  kind: CsvKind<Field>,
  choice: CsvColumnChoice<Field> = {},
): CsvLayout<Field> {
  const { fields } = kind
  const header = findHeader(rows, kind, choice)
  const headerNames = header?.cells.map(normaliseName)
  const width = (header ?? rows[0])?.cells.length ?? 0
  const named = fields.map((field) =>
    columnOf(field, { names: headerNames, width, chosen: choice[field], fieldOf: kind.fieldOf }),
  )
  const [found, ...numbers] = columnsByContent(
    rows.filter((row) => row !== header),
    kind,
  )
  const wallet = named[0] ?? found
  if (wallet === undefined) {
    throw new CsvError('ALLOWLIST_FILE_WITHOUT_WALLETS', { names: header?.cells ?? [] })
  }
  const isAsFound = !header && fields.every((field) => choice[field] === undefined)
  const [, ...numberFields] = fields
  if (isAsFound && numbers.length > numberFields.length) {
    throw ambiguous(numberFields[0] ?? fields[0], numbers.map(numberOf))
  }
  const columns = [wallet, ...(isAsFound ? numbers : named.slice(1))]
  const positionsAndNames = fields.map((field, index) => {
    const position = columns[index]
    return [field, position, position === undefined ? undefined : headerNames?.[position]] as const
  })
  return {
    positions: Object.fromEntries(positionsAndNames.map(([field, position]) => [field, position])),
    names: Object.fromEntries(positionsAndNames.map(([field, , name]) => [field, name])),
    header,
    width,
  } as CsvLayout<Field>
}

/** The first row with column names, unless a wallet comes before it; a title may precede it. */
function findHeader(
  rows: readonly CsvRow[],
  kind: CsvKind,
  choice: CsvColumnChoice,
): CsvRow | undefined {
  const chosen = Object.values(choice).flatMap((column) =>
    typeof column === 'string' ? [normaliseName(column)] : [],
  )
  const isName = (cell: string) => isColumnName(cell, kind) || chosen.includes(normaliseName(cell))
  const first = rows.find(({ cells }) => cells.some(isAddressLike) || cells.some(isName))
  return first?.cells.some(isAddressLike) ? undefined : first
}

interface ColumnSearch extends Pick<CsvKind, 'fieldOf'> {
  /** Of the first row; undefined = it has none. */
  readonly names: readonly string[] | undefined
  readonly width: number
  readonly chosen: string | number | undefined
}

function columnOf(
  field: string,
  { names, width, chosen, fieldOf }: ColumnSearch,
): number | undefined {
  if (typeof chosen === 'number' && Number.isInteger(chosen) && chosen >= 1 && chosen <= width) {
    return chosen - 1
  }
  const wanted = chosen === undefined ? undefined : normaliseName(`${chosen}`)
  const isWanted = (name: string) =>
    wanted === undefined ? fieldOf(name) === field : name === wanted
  const found = (names ?? []).flatMap((name, column) => (isWanted(name) ? [column] : []))
  if (found.length > 1) {
    throw ambiguous(
      field,
      found.map((column) => names?.[column] ?? ''),
    )
  }
  if (chosen !== undefined && (typeof chosen === 'number' || found.length === 0)) {
    throw new CsvError('ALLOWLIST_FILE_COLUMN_NOT_FOUND', { field, column: `${chosen}` })
  }
  return found[0]
}

function ambiguous(field: string, columns: readonly string[]) {
  return new CsvError('ALLOWLIST_FILE_COLUMN_AMBIGUOUS', { field, columns })
}

/** The number from 1 that stands for a column without a name. */
function numberOf(column: number): string {
  return `${column + 1}`
}

/** Wallets and numbers, as far as the first rows show them. */
function columnsByContent(rows: readonly CsvRow[], { hasBlanks }: CsvKind): number[] {
  const sample = rows.map(({ cells }) => cells)
  const width = Math.max(0, ...sample.map(filledWidth))
  const columns = Array.from({ length: width }, (_, column) => column)
  const share = (column: number, test: (cell: string) => boolean) =>
    sample.filter((cells) => test(cells[column] ?? '')).length
  const addresses = columns.map((column) => share(column, isAddressLike))
  const most = Math.max(0, ...addresses)
  if (most === 0) return []
  const address = addresses.indexOf(most)
  const isNumber = (cell: string) => (cell === '' ? hasBlanks : NUMBER.test(cell))
  const numbers = columns.filter(
    (column) => column !== address && 2 * share(column, isNumber) >= sample.length,
  )
  return [address, ...numbers]
}

/** Number of cells up to the last one that is not blank. */
function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}
