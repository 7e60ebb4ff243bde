/** Meaning of a column of a list. */
export type CsvField = 'address' | 'price' | 'amount'

/** Reasons why a row cannot be used; codes keep their meaning. */
export type BadRowCode =
  /** The cell is empty. */
  | 'ADDRESS_MISSING'
  | 'PRICE_MISSING'
  | 'AMOUNT_MISSING'
  /** The cell holds something other than an address. */
  | 'ADDRESS_INVALID'
  | 'PRICE_INVALID'
  | 'AMOUNT_INVALID'
  /** An address of a chain other than Solana and Eclipse. */
  | 'ADDRESS_WRONG_CHAIN'
  /** The program cannot store the number. */
  | 'PRICE_OUT_OF_RANGE'
  | 'AMOUNT_OUT_OF_RANGE'
  /** The price does not cover the collection's flat fee. */
  | 'PRICE_BELOW_FLAT_FEE'
  /** A quote in the row is not closed, or is followed by other text. */
  | 'QUOTES_INVALID'
  /** The row has more cells than the first one, for example after a comma within a number. */
  | 'TOO_MANY_CELLS'

/** Fields for which allowlist entries have lower limits than merkle lists. */
export type AllowlistCap = 'price' | 'amount'

/** A problem of a row. */
export interface BadRow {
  /** Line of the file where the row starts, from 1. */
  readonly row: number
  /** Meaning of the cell; undefined where the row as a whole is wrong. */
  readonly column: CsvField | undefined
  /** Text of the cell or the row, cut off after 200 characters. */
  readonly value: string
  readonly code: BadRowCode
  /** Cap of allowlist entries that the cell exceeds, which merkle lists do not have. Undefined = no cap. */
  readonly cap?: AllowlistCap | undefined
  /** One sentence about the problem. */
  readonly message: string
}

const LONGEST_VALUE = 200

/** Shortens the text of a bad row: a quote that is not closed includes the rest of the file. */
export function quotedValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value
}
