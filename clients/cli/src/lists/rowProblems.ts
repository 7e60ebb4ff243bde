import type { InputProblem } from '@mintline/core'

/** A problem with a row, in a list on any chain. */
export interface ListRowProblem {
  /** Line in the file. */
  readonly row: number
  /** The column's name; undefined = the row as a whole. */
  readonly column: string | undefined
  /** Text in the cell or row; undefined = the message has it. */
  readonly value: string | undefined
  readonly code: string
  readonly message: string
}

/** The rows for a wallet that is listed several times. */
export interface RepeatedWallet {
  readonly wallet: string
  /** Lines in the file. */
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

/** Reports wallets whose rows differ. */
export function conflictProblems(conflicts: readonly RepeatedWallet[]): InputProblem[] {
  return conflicts.map(({ wallet, rows }) => ({
    path: `lines ${rows.join(', ')}`,
    code: 'CONFLICTING_ROWS',
    message: `${wallet} is listed with different terms: keep one of the rows.`,
  }))
}

/** Returns one sentence for each wallet that is listed several times with the same terms. */
export function duplicateWarnings(path: string, duplicates: readonly RepeatedWallet[]): string[] {
  return duplicates.map(
    ({ wallet, rows }) =>
      `${path}: ${wallet} is listed ${rows.length} times, on lines ${rows.join(', ')}`,
  )
}

/**
 * Returns notes about how a list was read, as warnings.
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
