import type { InputProblem } from '@mintline/core'
import type { TraitRow } from '../traits/index.ts'

/** Rows by item number. */
export interface NumberedRows {
  readonly rows: ReadonlyMap<number, TraitRow>
  readonly problems: readonly InputProblem[]
}

/**
 * Finds each row's item: by its number, otherwise by its position in the list.
 *
 * @param first The first item's number in the list.
 */
export function numberRows(rows: readonly TraitRow[], first: number): NumberedRows {
  const numbered = new Map<number, TraitRow>()
  const files = new Map<string, TraitRow>()
  const problems: InputProblem[] = []
  const refuse = (code: string, message: string, { row }: TraitRow) =>
    problems.push({ path: '', code, message, line: row })
  for (const [index, row] of rows.entries()) {
    const number = row.number === undefined ? index + 1 : row.number - first + 1
    const before = numbered.get(number)
    const same = row.file === undefined ? undefined : files.get(row.file)
    if (number < 1) {
      refuse(
        'ROW_NUMBER_LOW',
        `Item numbers start at ${first}, and this row has ${row.number}`,
        row,
      )
    } else if (before) {
      refuse('ROW_REPEATED', `Item ${number} already has a row, in line ${before.row}`, row)
    } else if (same) {
      refuse('ROW_REPEATED', `${row.file} already has a row, in line ${same.row}`, row)
    } else {
      numbered.set(number, row)
      if (row.file !== undefined) files.set(row.file, row)
    }
  }
  return { rows: numbered, problems }
}
