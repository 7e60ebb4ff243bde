/** What a column of a list holds. */
export type CsvField = 'address' | 'price' | 'amount'

/** Why a row cannot be used; codes keep their meaning. */
export type BadRowCode =
  /** The cell is empty. */
  | 'ADDRESS_MISSING'
  | 'PRICE_MISSING'
  | 'AMOUNT_MISSING'
  /** The cell holds something else. */
  | 'ADDRESS_INVALID'
  | 'PRICE_INVALID'
  | 'AMOUNT_INVALID'
  /** An address of a chain other than Solana and Eclipse. */
  | 'ADDRESS_WRONG_CHAIN'
  /** The program cannot hold the number. */
  | 'PRICE_OUT_OF_RANGE'
  | 'AMOUNT_OUT_OF_RANGE'
  /** The price does not cover the collection's flat fee. */
  | 'PRICE_BELOW_FLAT_FEE'
  /** A quote in the row is not closed, or has something behind it. */
  | 'QUOTES_INVALID'
  /** The row has more cells than the first one, as after a comma within a number. */
  | 'TOO_MANY_CELLS'

/** Fields of which allowlist entries hold less than merkle lists. */
export type AllowlistCap = 'price' | 'amount'

/** One thing that is wrong with a row. */
export interface BadRow {
  /** Line of the file that the row starts at, from 1. */
  readonly row: number
  /** What the cell should hold; undefined where the row as a whole is wrong. */
  readonly column: CsvField | undefined
  /** What the cell, or the row, holds; cut off after 200 characters. */
  readonly value: string
  readonly code: BadRowCode
  /** Cap of allowlist entries that the cell is above; a merkle list has none. Undefined = no cap. */
  readonly cap?: AllowlistCap | undefined
  /** One sentence that says what is wrong. */
  readonly message: string
}

const LONGEST_VALUE = 200

/** Shortens what a bad row may quote: a quote that is not closed takes in the rest of its file. */
export function quotedValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}
