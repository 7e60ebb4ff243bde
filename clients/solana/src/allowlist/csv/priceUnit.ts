import { type AmountUnit, needsUnit } from '../../amounts/parseAmount.ts'
import { quotedValue } from './badRow.ts'
import { type CsvShape, forEachListRow } from './listRows.ts'
import { problemOfRow } from './rowProblem.ts'

/**
 * Unit of the prices of a file: named by their column; `undecided`, as a price names none; or
 * `none`, as no price needs one: each is 0 or names its own, or there is no price column.
 */
export type PriceUnit = AmountUnit | 'undecided' | 'none'

/** A price that names no unit, in a column that names none. */
export interface UndecidedPrice {
  /** Line of the file, from 1. */
  readonly row: number
  /** The cell. */
  readonly value: string
}

/**
 * Unit of the prices of a file. With `undecided`, `parseAllowlistCsv` needs its option `unit`. Reads
 * no further than the answer: to the end only where no price needs a unit.
 *
 * @throws What `parseAllowlistCsv` throws about columns; one that is missing is no error here.
 */
export function priceUnitOf(text: string, shape: CsvShape = {}): PriceUnit {
  const found = findPriceUnit(text, shape)
  return typeof found === 'object' ? 'undecided' : found
}

/** Unit of the prices of a file, or its first price in none. Throws as `priceUnitOf`. */
export function findPriceUnit(text: string, shape: CsvShape): AmountUnit | 'none' | UndecidedPrice {
  let found: AmountUnit | 'none' | UndecidedPrice = 'none'
  forEachListRow(text, shape, (layout) => {
    const { price, priceUnit } = layout
    found = priceUnit ?? found
    return (row, stop) => {
      if (price === undefined || priceUnit !== undefined) return stop()
      const cell = row.cells[price] ?? ''
      if (!needsUnit(cell) || problemOfRow(row, layout)) return
      found = { row: row.line, value: quotedValue(cell) }
      stop()
    }
  })
  return found
}
