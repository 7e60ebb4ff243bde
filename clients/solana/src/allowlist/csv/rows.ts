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
 * Splits a file into rows, one after another; blank ones are left out but counted as lines.
 *
 * @param delimiter - undefined = found out from the first rows
 * @param visit - may call `stop`, after which no further row is visited
 */
export function forEachCsvRow(
  text: string,
  delimiter: string | undefined,
  visit: (row: CsvRow, stop: () => void) => void,
): void {
  // One kind of line end: a file that was edited on two systems has both.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  let line = 1
  Papa.parse<string[]>(content, {
    delimiter: delimiter ?? findDelimiter(content),
    newline: '\n',
    step: ({ data, errors }, parser) => {
      const cells = data.map(clean)
      const hasBadQuotes = errors.some(isAboutQuotes)
      if (cells.some(isFilled)) visit({ line, cells, hasBadQuotes }, () => parser.abort())
      line += 1
      for (const cell of data) line += countLineEnds(cell)
    },
  })
}

function isAboutQuotes({ type }: Papa.ParseError): boolean {
  return type === 'Quotes'
}

function isFilled(cell: string): boolean {
  return cell !== ''
}

function clean(cell: string): string {
  return cell.replace(INVISIBLE, '').trim()
}

function countLineEnds(cell: string): number {
  let count = 0
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1
  return count
}
