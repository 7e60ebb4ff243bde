import type { BadRow } from './csv/badRow.ts'
import { formatCsv } from './formatAllowlistCsv.ts'

/**
 * Formats a list's problems as CSV for its author: line, column, value, reason and code. Values come from the list, so
 * those that a spreadsheet would compute are prefixed with an apostrophe.
 */
export function formatBadRowsCsv(badRows: readonly BadRow[]): string {
  return formatCsv(
    ['row', 'column', 'value', 'reason', 'code'],
    badRows.map(({ row, column = '', value, message, code }) => [
      `${row}`,
      column,
      value,
      message,
      code,
    ]),
  )
}
