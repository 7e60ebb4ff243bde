import type { ErrorContext } from '../errors/catalogue.ts'
import { CSV_MESSAGES } from '../errors/csvMessages.ts'
import { MintlineError } from '../errors/mintlineError.ts'
import type { AddressForm } from '../identifiers/walletAddress.ts'
import { NUMBER } from './cleanCell.ts'
import {
  fieldsOfName,
  isExactName,
  isUnit,
  knownNames,
  type ListField,
  normaliseName,
} from './columnNames.ts'
import type { CsvColumnChoice, ListTable } from './listTable.ts'
import { isAddressLike, isAddressOf } from './walletCell.ts'

/** A list kind: its chain and possible columns. */
export interface ListKind {
  readonly chain: AddressForm
  /** Default: wallet, price and amount. */
  readonly fields?: readonly ListField[] | undefined
}

/** Column positions from 0; undefined = the file lacks the column. */
export type ColumnPositions = { readonly [field in ListField]?: number | undefined }

const FIELDS: readonly ListField[] = ['address', 'price', 'amount']

/** Statistics on a column's cells. */
interface ColumnFacts {
  /** Normalised by `normaliseName`; empty = unnamed. */
  readonly name: string
  readonly fields: readonly ListField[]
  /** Cells that are not blank. */
  readonly filled: number
  readonly addresses: number
  /** Addresses on the list's own chain. */
  readonly own: number
  /** Whole numbers without a unit. */
  readonly counts: number
  /** Numbers with a money unit. */
  readonly prices: number
}

/** Error about list columns. */
export class CsvError<Code extends keyof typeof CSV_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(CSV_MESSAGES, code, context, options)
  }
}

/**
 * Finds a list's columns: chosen ones first, then by name. Unnamed wallet columns are found by content and price
 * columns by unit. An unnamed amount column is found only if the file has no column names and a single number column.
 *
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function findColumns(
  table: ListTable,
  { chain, fields = FIELDS }: ListKind,
  choice: CsvColumnChoice = {},
): ColumnPositions {
  const columns = factsOf(table, chain)
  const labelled = (found: readonly number[]) =>
    found.map((column) => table.header?.cells[column] || `column ${columnLetter(column)}`)
  const oneOf = (field: ListField, found: readonly number[]): number | undefined => {
    const exact = found.filter((column) => isExactName(columns[column]?.name ?? '', field))
    const best = exact.length > 0 ? exact : found
    if (best.length < 2) return best[0]
    throw new CsvError('ALLOWLIST_FILE_COLUMN_AMBIGUOUS', { field, columns: labelled(best) })
  }
  const chosen = new Map(
    fields.map((field) => [field, chosenColumn(field, { choice, columns, table })]),
  )
  const taken = new Set([...chosen.values()].filter((column) => column !== undefined))
  const address = chosen.get('address') ?? findWallets(columns, taken, oneOf)
  if (address === undefined) {
    throw new CsvError('ALLOWLIST_FILE_WITHOUT_WALLETS', {
      names: table.header?.cells.filter((cell) => cell !== '') ?? [],
      known: knownNames('address'),
    })
  }
  taken.add(address)
  const free = () =>
    columns.flatMap((facts, column) =>
      taken.has(column) || isOfAddresses(facts) ? [] : [{ ...facts, column }],
    )
  const find = (field: ListField, isFound: (facts: ColumnFacts) => boolean) => {
    if (!fields.includes(field) || choice[field] !== undefined) return chosen.get(field)
    const named = free().filter((facts) => facts.fields.includes(field))
    const found = named.length > 0 ? named : free().filter(isFound)
    const column = oneOf(
      field,
      found.map((one) => one.column),
    )
    if (column !== undefined) taken.add(column)
    return column
  }
  const price = find('price', ({ filled, prices }) => prices > 0 && 2 * prices >= filled)
  const amount = find(
    'amount',
    ({ filled, counts }) => !table.header && counts > 0 && 2 * counts >= filled,
  )
  return { address, price, amount }
}

/** Creates the error for a missing column, which names the columns present. */
export function missingColumn(
  field: 'price' | 'amount',
  columns: readonly string[],
): CsvError<'ALLOWLIST_FILE_COLUMN_MISSING'> {
  const names = columns.filter((name) => name !== '')
  return new CsvError('ALLOWLIST_FILE_COLUMN_MISSING', { field, names, known: knownNames(field) })
}

/** Returns a column's letter in a spreadsheet: A for 0. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${columnLetter(Math.floor(column / 26) - 1)}${last}`
}

/** Returns the names of unused columns that hold numbers. */
export function unusedNumbers(table: ListTable, positions: ColumnPositions): string[] {
  const used = Object.values(positions)
  return (table.header?.cells ?? []).filter((name, column) => {
    const cells = table.rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '')
    const isNumber = (cell: string) => /^[\d.,]+$/.test(cell) || hasUnit(cell)
    const numbers = cells.filter((cell) => isNumber(cell) && cell.length <= LONGEST_NUMBER)
    return !used.includes(column) && name !== '' && numbers.length * 2 > cells.length
  })
}

/** Longer numbers are ids. */
const LONGEST_NUMBER = 12

interface ColumnSearch {
  readonly choice: CsvColumnChoice
  readonly columns: readonly ColumnFacts[]
  readonly table: ListTable
}

function chosenColumn(
  field: ListField,
  { choice, columns, table: { width } }: ColumnSearch,
): number | undefined {
  const chosen = choice[field]
  if (chosen === undefined || chosen === false) return undefined
  if (typeof chosen === 'number') {
    if (Number.isInteger(chosen) && chosen >= 1 && chosen <= width) return chosen - 1
    throw notFound(field, chosen)
  }
  const wanted = normaliseName(chosen)
  const found = columns.flatMap(({ name }, column) => (name === wanted ? [column] : []))
  if (found.length === 1) return found[0]
  if (found.length === 0) throw notFound(field, chosen)
  const names = found.map((column) => `column ${columnLetter(column)}`)
  throw new CsvError('ALLOWLIST_FILE_COLUMN_AMBIGUOUS', { field, columns: names })
}

function notFound(field: ListField, column: string | number) {
  return new CsvError('ALLOWLIST_FILE_COLUMN_NOT_FOUND', { field, column: `${column}` })
}

/** Finds the wallet column: among columns with addresses, the named one, otherwise the only one. */
function findWallets(
  columns: readonly ColumnFacts[],
  taken: ReadonlySet<number>,
  oneOf: (field: ListField, found: readonly number[]) => number | undefined,
): number | undefined {
  const free = columns.flatMap((facts, column) => (taken.has(column) ? [] : [{ ...facts, column }]))
  const ofChain = free.filter(({ own, filled }) => own > 0 && 2 * own >= filled)
  const ofAnyChain = free.filter(({ addresses }) => addresses > 0)
  const withAddresses = ofChain.length > 0 ? ofChain : ofAnyChain
  const candidates = withAddresses.length > 0 ? withAddresses : free
  const named = candidates.filter(({ fields }) => fields.includes('address'))
  const found = named.length > 0 ? named : withAddresses
  return oneOf(
    'address',
    found.map(({ column }) => column),
  )
}

function isOfAddresses({ addresses, filled }: ColumnFacts): boolean {
  return addresses > 0 && 2 * addresses >= filled
}

function factsOf({ header, rows }: ListTable, chain: AddressForm): ColumnFacts[] {
  const width = Math.max(header?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const name = normaliseName(header?.cells[column] ?? '')
    const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '')
    const count = (test: (cell: string) => boolean) => cells.filter(test).length
    return {
      name,
      fields: fieldsOfName(name),
      filled: cells.length,
      addresses: count(isAddressLike),
      own: count((cell) => isAddressOf(chain, cell)),
      counts: count((cell) => /^\d+$/.test(cell)),
      prices: count(hasUnit),
    }
  })
}

/** Returns true for a number with a money unit, but not for `2 NFTs` or `1 May`. */
function hasUnit(cell: string): boolean {
  return isUnit(NUMBER.exec(cell)?.[1] ?? '')
}
