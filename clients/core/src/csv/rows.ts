import Papa from 'papaparse'
import { cleanCell } from './cleanCell.ts'
import { findDelimiter, statedDelimiter } from './delimiter.ts'

/** A row that is not blank. */
export interface CsvRow {
  /** Line where the row starts, from 1. */
  readonly line: number
  /** Trimmed cell texts. */
  readonly cells: readonly string[]
  /** True if quotes are malformed, so that cells may hold more or less than intended. */
  readonly hasBadQuotes: boolean
}

/**
 * Splits a file into rows and visits them one by one. Skips blank rows and Excel's `sep=`, but counts their lines.
 *
 * @param delimiter - one character, or a test for column names, which reveal it in the first rows
 * @param visit - may call `stop` to end the visits
 */
export function forEachCsvRow(
  text: string,
  delimiter: string | ((cell: string) => boolean),
  visit: (row: CsvRow, stop: () => void) => void,
): void {
  // Normalises line ends: a file edited on two systems has both kinds.
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const stated = statedDelimiter(content)
  const rows = stated?.rows ?? content
  let line = stated ? 2 : 1
  Papa.parse<string[]>(rows, {
    delimiter:
      typeof delimiter === 'string'
        ? delimiter
        : (stated?.delimiter ?? findDelimiter(rows, delimiter)),
    newline: '\n',
    step: ({ data, errors }, parser) => {
      const cells = data.map(cleanCell)
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

function countLineEnds(cell: string): number {
  let count = 0
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1
  return count
}
