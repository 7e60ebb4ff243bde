import { type BadRow, quotedValue } from './badRow.ts'
import type { CsvLayout } from './columns.ts'
import type { CsvRow } from './rows.ts'

/** A problem of a row as a whole, which makes all its cells unreliable. */
export function problemOfRow(
  { line, cells, hasBadQuotes }: CsvRow,
  { width }: CsvLayout,
): BadRow | undefined {
  const whole = { row: line, column: undefined, value: quotedValue(cells.join(' ')) }
  if (hasBadQuotes) {
    const message = 'A quote in this row is not closed, or has something behind it.'
    return { ...whole, code: 'QUOTES_INVALID', message }
  }
  if (cells.some((cell, column) => column >= width && cell !== '')) {
    const message = `This row has more than the ${width} cells of the first row: put quotes around a cell that holds a delimiter.`
    return { ...whole, code: 'TOO_MANY_CELLS', message }
  }
  return undefined
}
