import type { BadRow } from './csv/badRow.ts'
import { formatCsv } from './formatAllowlistCsv.ts'

/**
 * Writes what is wrong with a list as CSV, for whoever made the list: the line of their file, the
 * column, what is there, why it cannot be used, and the code of the reason. Values come from the
 * list, so those that a spreadsheet would compute get an apostrophe before them.
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
