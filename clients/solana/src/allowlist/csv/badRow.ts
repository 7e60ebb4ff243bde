import type { ListField, RowProblemCode, WalletCellCode } from '@mintline/core/csv'

/** What a list column means. */
export type CsvField = ListField

/** Why a row cannot be used; codes keep their meaning. */
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

/** A problem in a row. */
export interface BadRow {
  /** Line where the row starts, from 1. */
  readonly row: number
  /** The cell's meaning; undefined = the row as a whole is wrong. */
  readonly column: CsvField | undefined
  /** The cell's or row's text, cut off after 200 characters. */
  readonly value: string
  readonly code: BadRowCode
  /** Allowlist cap that the cell exceeds; merkle lists have no such cap. Undefined = no cap. */
  readonly cap?: AllowlistCap | undefined
  /** One sentence about the problem. */
  readonly message: string
}
