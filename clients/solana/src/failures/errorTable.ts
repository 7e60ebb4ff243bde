import type { ProgramErrorMeaning } from './programErrors.ts'

/** Errors of a program by their numbers. */
export type ErrorTable = ReadonlyMap<number, ProgramErrorMeaning>

/** An error in a list that is numbered as it stands. */
export type ErrorRow = readonly [name: string, message: string, hint?: string]

/** Errors that are numbered one after another, from 0 unless told otherwise. */
export function errorsFrom(rows: readonly ErrorRow[], first = 0): ErrorTable {
  return new Map(
    rows.map(([name, message, hint], index) => [first + index, { name, message, hint }]),
  )
}
