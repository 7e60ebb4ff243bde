import type { SolanaAddress } from '@mintline/core'
import type { ParseAmountOptions } from '../../amounts/parseAmount.ts'
import { readAddressCell } from './addressCell.ts'
import { readAmountCell, readPriceCell } from './amountCells.ts'
import { type BadRow, type CsvField, quotedValue } from './badRow.ts'
import type { CsvLayout } from './columns.ts'
import type { ListLimits } from './limits.ts'
import type { CsvRow } from './rows.ts'

/** What a row says. */
export interface ListRow {
  /** Line of the file, from 1. */
  readonly row: number
  readonly user: SolanaAddress
  readonly price: bigint
  readonly amount: bigint
}

/** How the cells of a file are to be read. */
export interface RowRules {
  readonly layout: CsvLayout
  /** Cells that rows have at most: those of the first row. */
  readonly width: number
  readonly limits: ListLimits
  readonly amounts: ParseAmountOptions
  /** For a file without the column. */
  readonly defaultPrice: bigint | undefined
  readonly defaultAmount: bigint | undefined
}

/** What a row says, or everything that is wrong with it. */
export function readRow(row: CsvRow, rules: RowRules): ListRow | readonly BadRow[] {
  const problem = problemOfRow(row, rules.width)
  if (problem) return [problem]
  const { layout, limits, amounts, defaultPrice, defaultAmount } = rules
  const user = readAddressCell(cellOf(row, layout.address))
  const price =
    layout.price === undefined && defaultPrice !== undefined
      ? defaultPrice
      : readPriceCell(cellOf(row, layout.price), amounts, limits)
  const amount =
    layout.amount === undefined && defaultAmount !== undefined
      ? defaultAmount
      : readAmountCell(cellOf(row, layout.amount), limits)
  if (typeof user === 'string' && typeof price === 'bigint' && typeof amount === 'bigint') {
    return { row: row.line, user, price, amount }
  }
  return Object.entries({ address: user, price, amount }).flatMap(([field, read]) => {
    if (typeof read !== 'object') return []
    const column = field as CsvField
    return [{ row: row.line, column, value: quotedValue(cellOf(row, layout[column])), ...read }]
  })
}

function cellOf({ cells }: CsvRow, column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '')
}

function problemOfRow({ line, cells, hasBadQuotes }: CsvRow, width: number): BadRow | undefined {
  const value = quotedValue(cells.join(' '))
  const whole = { row: line, column: undefined, value }
  if (hasBadQuotes) {
    const message = 'A quote in this row is not closed, or has something behind it.'
    return { ...whole, code: 'QUOTES_INVALID', message }
  }
  if (cells.some((cell, column) => column >= width && cell !== '')) {
    const message = `This row has more than the ${width} cells of the first row: put quotes around a cell that holds a delimiter.`
    return { ...whole, code: 'TOO_MANY_CELLS', message }
  }
  return undefined
}
