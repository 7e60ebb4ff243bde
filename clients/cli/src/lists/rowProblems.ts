import type { InputProblem } from '@mintline/core'

/** A problem of a row, in a list of any chain. */
export interface ListRowProblem {
  /** Line of the file. */
  readonly row: number
  /** Name of the column; undefined = the row as a whole. */
  readonly column: string | undefined
  /** Text of the cell or row; undefined = the message has it. */
  readonly value: string | undefined
  readonly code: string
  readonly message: string
}

/** Rows of a wallet that is listed several times. */
export interface RepeatedWallet {
  readonly wallet: string
  /** Lines of the file. */
  readonly rows: readonly number[]
}

/** Converts bad rows to problems with lines. */
export function badRowProblems(badRows: readonly ListRowProblem[]): InputProblem[] {
  return badRows.map(({ row, column, value, code, message }) => ({
    path: column ? `line ${row}, ${column}` : `line ${row}`,
    code,
    message: value === undefined ? message : `${message} It is: ${JSON.stringify(value)}`,
  }))
}

/** Problems of wallets whose rows differ. */
export function conflictProblems(conflicts: readonly RepeatedWallet[]): InputProblem[] {
  return conflicts.map(({ wallet, rows }) => ({
    path: `lines ${rows.join(', ')}`,
    code: 'CONFLICTING_ROWS',
    message: `${wallet} is listed with different terms: keep one of the rows.`,
  }))
}

/** One sentence for each wallet that is listed several times with the same terms. */
export function duplicateWarnings(path: string, duplicates: readonly RepeatedWallet[]): string[] {
  return duplicates.map(
    ({ wallet, rows }) =>
      `${path}: ${wallet} is listed ${rows.length} times, on lines ${rows.join(', ')}`,
  )
}

/**
 * Notes about the reading of a list, as warnings.
 *
 * @param note Note about its encoding; undefined = none.
 */
export function noteWarnings(
  path: string,
  notes: readonly string[],
  note: string | undefined,
): string[] {
  return [...(note === undefined ? [] : [note]), ...notes].map(
    (text) => `${path}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  )
}
