import type { ListLayout } from './listRows.ts'
import type { CsvRow } from './rows.ts'

/** Reasons why a row as a whole cannot be used; codes keep their meaning. */
export type RowProblemCode =
  /** A quote in the row is not closed, or is followed by other text. */
  | 'QUOTES_INVALID'
  /** The row has more cells than the first one, for example after a comma within a number. */
  | 'TOO_MANY_CELLS'

/** A problem of a row as a whole, which makes all its cells unreliable. */
export interface RowProblem {
  /** Line of the file where the row starts, from 1. */
  readonly row: number
  readonly column: undefined
  /** Text of the row, cut off after 200 characters. */
  readonly value: string
  readonly code: RowProblemCode
  /** One sentence about the problem. */
  readonly message: string
}

const LONGEST_VALUE = 200

/** The problem of a row as a whole; undefined = its cells can be read. */
export function problemOfRow(
  { line, cells, hasBadQuotes }: CsvRow,
  { width }: Pick<ListLayout, 'width'>,
): RowProblem | undefined {
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

/** Shortens the text of a bad row: a quote that is not closed includes the rest of the file. */
export function quotedValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}
