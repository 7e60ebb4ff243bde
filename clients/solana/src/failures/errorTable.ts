/** Meaning of a program's error. */
export interface ProgramErrorMeaning {
  /** Name of the error in the program: `PhaseNotActive`. */
  readonly name: string
  /** One sentence for a person, without a full stop. */
  readonly message: string
  /** Advice to a person, without a full stop; undefined where the message says it. */
  readonly hint?: string | undefined
}

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
