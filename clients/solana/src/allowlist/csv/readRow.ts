import { type CsvRow, cellOf, problemOfRow, quotedValue } from '@mintline/core/csv'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { readAddressCell } from './addressCell.ts'
import { coveringFee, type PriceOptions, readAmountCell, readPriceCell } from './amountCells.ts'
import type { BadRow, CsvField } from './badRow.ts'
import type { ListLimits } from './limits.ts'
import type { ListLayout } from './listRows.ts'

/** What a row says. */
export interface ListRow {
  /** File line, from 1. */
  readonly row: number
  readonly user: SolanaAddress
  readonly price: bigint
  readonly amount: bigint
}

/** Rules for reading a file's cells. */
export interface RowRules {
  readonly layout: ListLayout
  readonly limits: ListLimits
  readonly amounts: PriceOptions
  /** Flat fee in lamports, the lowest useful price. */
  readonly flatFee: bigint
  /** For a file without the column. */
  readonly defaultPrice: bigint | undefined
  readonly defaultAmount: bigint | undefined
}

/** Reads a row; returns all its problems if it has any. */
export function readRow(row: CsvRow, rules: RowRules): ListRow | readonly BadRow[] {
  const problem = problemOfRow(row, rules.layout)
  if (problem) return [problem]
  const { layout, limits, amounts, flatFee, defaultPrice, defaultAmount } = rules
  const user = readAddressCell(cellOf(row, layout, 'address'))
  const price = coveringFee(
    layout.positions.price === undefined && defaultPrice !== undefined
      ? defaultPrice
      : readPriceCell(cellOf(row, layout, 'price'), amounts, limits),
    { fee: flatFee, coin: amounts.symbol },
  )
  const amount =
    layout.positions.amount === undefined && defaultAmount !== undefined
      ? defaultAmount
      : readAmountCell(cellOf(row, layout, 'amount'), limits)
  if (typeof user === 'string' && typeof price === 'bigint' && typeof amount === 'bigint') {
    return { row: row.line, user, price, amount }
  }
  return Object.entries({ address: user, price, amount }).flatMap(([field, read]) => {
    if (typeof read !== 'object') return []
    const column = field as CsvField
    return [{ row: row.line, column, value: quotedValue(cellOf(row, layout, column)), ...read }]
  })
}
