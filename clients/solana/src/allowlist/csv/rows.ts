import Papa from 'papaparse'
import { findDelimiter } from './delimiter.ts'

/** A row of a file that is not blank. */
export interface CsvRow {
  /** Line of the file that the row starts at, from 1. */
  readonly line: number
  /** Without white space around them. */
  readonly cells: readonly string[]
  /** Whether its quotes are out of order, so that cells may hold more or less than was meant. */
  readonly hasBadQuotes: boolean
}

/** White space that is no white space to `trim`: it comes along when text is copied from a page. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g

/**
 * Splits a file into rows; blank ones are left out but counted as lines.
 *
 * @param delimiter - undefined = found out from the first rows
 */
export function readCsvRows(text: string, delimiter: string | undefined): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  // One kind of line end: a file that was edited on two systems has both.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  Papa.parse<string[]>(content, {
    delimiter: delimiter ?? findDelimiter(content),
    newline: '\n',
    step: ({ data, errors }) => {
      const cells = data.map(clean)
      const hasBadQuotes = errors.some(({ type }) => type === 'Quotes')
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells, hasBadQuotes })
      line += 1 + data.reduce((sum, cell) => sum + countLineEnds(cell), 0)
    },
  })
  return rows
}

function clean(cell: string): string {
  return cell.replace(INVISIBLE, '').trim()
}

function countLineEnds(cell: string): number {
  let count = 0
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1
  return count
}
