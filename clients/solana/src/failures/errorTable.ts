/** What a program's error means. */
export interface ProgramErrorMeaning {
  /** The error's name in the program: `PhaseNotActive`. */
  readonly name: string
  /** One sentence for a person, without a full stop. */
  readonly message: string
  /** Advice for the user, without a full stop; undefined if the message is enough. */
  readonly hint?: string | undefined
}

/** A program's errors by number. */
export type ErrorTable = ReadonlyMap<number, ProgramErrorMeaning>

/** An error in a list that is numbered by position. */
export type ErrorRow = readonly [name: string, message: string, hint?: string]

/** Numbers errors consecutively, from 0 by default. */
export function errorsFrom(rows: readonly ErrorRow[], first = 0): ErrorTable {
  return new Map(
    rows.map(([name, message, hint], index) => [first + index, { name, message, hint }]),
  )
}
