import { type CsvColumnChoice, type CsvLayout, findColumns } from './columns.ts'
import type { CsvKind } from './csvKind.ts'
import { type CsvRow, forEachCsvRow } from './rows.ts'

/** Delimiter and columns of a file. */
export interface CsvShape<Field extends string = string> {
  /** One character. Default: comma, semicolon, tab or pipe, whichever fits the first rows. */
  readonly delimiter?: string | undefined
  /**
   * Columns, by a name in the first row or by a number from 1. Default: by their names, otherwise by their content:
   * wallets, then numbers.
   */
  readonly columns?: CsvColumnChoice<Field> | undefined
}

/** Visits one row; `stop` ends the visits. */
export type ListRowVisitor = (row: CsvRow, stop: () => void) => void

/** A list to read. */
export interface ListRows<Field extends string> {
  readonly text: string
  readonly kind: CsvKind<Field>
  /** Default: detected. */
  readonly shape?: CsvShape<Field> | undefined
}

/** Rows from which the columns are found; those after them are visited as they are read. */
const SAMPLE_ROWS = 100

/**
 * Visits the rows of a list below its column names, without keeping a second copy of a long file.
 *
 * @param open - called once the columns are known, unless the file is empty; returns the visitor
 * @throws `ALLOWLIST_FILE_COLUMN_NOT_FOUND`, `ALLOWLIST_FILE_COLUMN_AMBIGUOUS`, `ALLOWLIST_FILE_WITHOUT_WALLETS`
 */
export function forEachListRow<Field extends string>(
  { text, kind, shape: { delimiter, columns } = {} }: ListRows<Field>,
  open: (layout: CsvLayout<Field>) => ListRowVisitor,
): void {
  const sample: CsvRow[] = []
  let visit: ListRowVisitor | undefined
  const visitSample = (stop: () => void): ListRowVisitor => {
    const layout = findColumns(sample, kind, columns)
    const visitor = open(layout)
    let isStopped = false
    const stopAll = () => {
      isStopped = true
      stop()
    }
    for (const row of sample) {
      if (isStopped) break
      if (row !== layout.header) visitor(row, stopAll)
    }
    return visitor
  }
  forEachCsvRow(text, delimiter ?? kind, (row, stop) => {
    if (visit) return visit(row, stop)
    sample.push(row)
    if (sample.length === SAMPLE_ROWS) visit = visitSample(stop)
  })
  if (!visit && sample.length > 0) visitSample(() => {})
}
