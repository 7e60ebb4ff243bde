import type { ListField, RowProblemCode, WalletCellCode } from '@mintline/core/csv'

/** Meaning of a column of a list. */
export type CsvField = ListField

/** Reasons why a row cannot be used; codes keep their meaning. */
export type BadRowCode =
  | WalletCellCode
  | RowProblemCode
  /** The cell is empty. */
  | 'PRICE_MISSING'
  | 'AMOUNT_MISSING'
  /** The cell holds something other than a number. */
  | 'PRICE_INVALID'
  | 'AMOUNT_INVALID'
  /** The program cannot store the number. */
  | 'PRICE_OUT_OF_RANGE'
  | 'AMOUNT_OUT_OF_RANGE'
  /** The price does not cover the collection's flat fee. */
  | 'PRICE_BELOW_FLAT_FEE'

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
