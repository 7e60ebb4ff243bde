import { unwrapCell } from './cleanCell.ts'
import { type ListField, normaliseName } from './columnNames.ts'
import { type ColumnPositions, findColumns, type ListKind, unusedNumbers } from './columns.ts'
import { statedDelimiter } from './delimiter.ts'
import { type CsvColumnChoice, isColumnName, type ListTable, listTableOf } from './listTable.ts'
import { type CsvRow, forEachCsvRow } from './rows.ts'

/** A file's delimiter and columns. */
export interface CsvShape {
  /** One character. Default: comma, semicolon, tab or pipe, whichever fits the first rows. */
  readonly delimiter?: string | undefined
  /** Default: found by name; see `forEachListRow`. */
  readonly columns?: CsvColumnChoice | undefined
}

/** A file's columns. */
export interface ListLayout {
  /** The wallet column is always set. */
  readonly positions: ColumnPositions
  /** Each column's name, normalised by `normaliseName`; undefined = unnamed. */
  readonly names: { readonly [field in ListField]?: string | undefined }
  /** All column names as written; empty = the file has none. */
  readonly columns: readonly string[]
  /** Maximum cells per row. */
  readonly width: number
  /** The first rows below the column names, at most 100. */
  readonly sample: readonly CsvRow[]
  /** One sentence for each line skipped, and each guess about a column. */
  readonly notes: readonly string[]
}

/** Visits one row; `stop` ends the visits. */
export type ListRowVisitor = (row: CsvRow, stop: () => void) => void

/** A list to read. */
export interface ListRows {
  readonly text: string
  readonly kind: ListKind
  /** Default: detected. */
  readonly shape?: CsvShape | undefined
}

/** Rows for detecting columns; later rows are visited as they are read. */
const SAMPLE_ROWS = 100

/** Returns a row's text in a column; empty if the file lacks the column. */
export function cellOf(
  { cells }: CsvRow,
  { positions }: Pick<ListLayout, 'positions'>,
  field: ListField,
): string {
  const position = positions[field]
  return position === undefined ? '' : (cells[position] ?? '')
}

/**
 * Visits the rows below a list's column names without a second copy of a long file.
 *
 * Uses the chosen columns, otherwise finds them by name in many languages. In a file without names, the column with
 * addresses has the wallets, the one with money units has the prices, and a single column of whole numbers has the
 * amounts. Position alone never makes a price column.
 *
 * @param open - called once the columns are known, unless the file is empty; returns the visitor
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function forEachListRow(
  { text, kind, shape: { delimiter, columns } = {} }: ListRows,
  open: (layout: ListLayout) => ListRowVisitor,
): void {
  const sample: CsvRow[] = []
  let visit: ListRowVisitor | undefined
  const visitSample = (stop: () => void): ListRowVisitor => {
    const table = listTableOf(sample, columns)
    const visitor = open(layoutOf(table, { text, kind, columns }))
    let isStopped = false
    const stopAll = () => {
      isStopped = true
      stop()
    }
    for (const row of table.rows) {
      if (isStopped) break
      visitor(row, stopAll)
    }
    return visitor
  }
  forEachCsvRow(text, delimiter ?? isColumnName, (read, stop) => {
    const row = { ...read, cells: read.cells.map(unwrapCell) }
    if (visit) return visit(row, stop)
    sample.push(row)
    if (sample.length === SAMPLE_ROWS) visit = visitSample(stop)
  })
  if (!visit && sample.length > 0) visitSample(() => {})
}

/** Returns a file's columns and first rows, for a person to choose from. Never throws, whatever the file. */
export function previewList(text: string): Pick<ListTable, 'header' | 'rows' | 'width'> {
  const sample: CsvRow[] = []
  forEachCsvRow(text, isColumnName, (read, stop) => {
    sample.push({ ...read, cells: read.cells.map(unwrapCell) })
    if (sample.length === SAMPLE_ROWS) stop()
  })
  return listTableOf(sample)
}

function layoutOf(
  table: ListTable,
  { text, kind, columns }: Pick<ListRows, 'text' | 'kind'> & Pick<CsvShape, 'columns'>,
): ListLayout {
  const positions = findColumns(table, kind, columns)
  const { header, rows, width } = table
  const nameOf = (position: number | undefined) => {
    const name = position === undefined ? undefined : header?.cells[position]
    return name === undefined ? undefined : normaliseName(name)
  }
  return {
    positions,
    names: {
      address: nameOf(positions.address),
      price: nameOf(positions.price),
      amount: nameOf(positions.amount),
    },
    columns: header?.cells ?? [],
    width,
    sample: rows,
    notes: notesOf(text, table, kind.fields?.includes('amount') === false ? undefined : positions),
  }
}

/** @param positions - undefined = ignore unused columns */
function notesOf(text: string, table: ListTable, positions: ColumnPositions | undefined): string[] {
  const { header, titles } = table
  const notes: string[] = []
  if (statedDelimiter(text.slice(0, 20).replace(/^\ufeff/, ''))) {
    notes.push('Line 1 is a note of Excel about the delimiter, and is skipped.')
  }
  for (const { line, cells } of titles) {
    const title = cells.filter((cell) => cell !== '').join(' ')
    notes.push(`Line ${line} is above the column names, and is skipped: ${title.slice(0, 100)}`)
  }
  if (header && !header.cells.some(isColumnName)) {
    notes.push(`Line ${header.line} is read as column names: ${header.cells.join(', ')}`)
  }
  for (const name of positions ? unusedNumbers(table, positions) : []) {
    notes.push(`The column "${name}" holds numbers and is not used.`)
  }
  return notes
}
