import type { ListLayout } from './listRows.ts'
import type { CsvRow } from './rows.ts'

/** Why a whole row is unusable. Codes keep their meaning. */
export type RowProblemCode =
  /** A quote in the row is not closed, or other text follows it. */
  | 'QUOTES_INVALID'
  /** The row has more cells than the first, for example after a comma in a number. */
  | 'TOO_MANY_CELLS'

/** A problem with a whole row, which makes all its cells unreliable. */
export interface RowProblem {
  /** Line where the row starts, from 1. */
  readonly row: number
  readonly column: undefined
  /** The row's text, truncated to 200 characters. */
  readonly value: string
  readonly code: RowProblemCode
  /** One sentence about the problem. */
  readonly message: string
}

const LONGEST_VALUE = 200

/** Returns a problem with the whole row; undefined = its cells are readable. */
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

/** Truncates a bad row's text: an unclosed quote includes the rest of the file. */
export function quotedValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}
