import { type CsvShape, cellOf, decimalPoint, problemOfRow, quotedValue } from '@mintline/core/csv'
import { type AmountUnit, needsUnit } from '../../amounts/parseAmount.ts'
import { forEachListRow } from './listRows.ts'

/**
 * Unit for a file's prices: their column's; `undecided`, if a price has no unit; or `none`, if no price needs one: each
 * is 0 or has its own, or there is no price column.
 */
export type PriceUnit = AmountUnit | 'undecided' | 'none'

/** A price without a unit, in a column without one. */
export interface UndecidedPrice {
  /** File line, from 1. */
  readonly row: number
  /** The cell. */
  readonly value: string
}

/**
 * Finds the unit for a file's prices. With `undecided`, `parseAllowlistCsv` needs its option `unit`. Stops reading as
 * soon as the answer is known.
 *
 * @throws What `parseAllowlistCsv` throws about columns, except for a missing one.
 */
export function priceUnitOf(text: string, shape: CsvShape = {}): PriceUnit {
  const found = findPriceUnit(text, shape)
  return typeof found === 'object' ? 'undecided' : found
}

/** Finds the unit for a file's prices, or the first price without a unit. Throws as `priceUnitOf`. */
export function findPriceUnit(text: string, shape: CsvShape): AmountUnit | 'none' | UndecidedPrice {
  let found: AmountUnit | 'none' | UndecidedPrice = 'none'
  forEachListRow(text, shape, (layout) => {
    const { positions, priceUnit } = layout
    found = priceUnit ?? found
    return (row, stop) => {
      if (positions.price === undefined || priceUnit !== undefined) return stop()
      const cell = cellOf(row, layout, 'price')
      if (!needsUnit(decimalPoint(cell)) || problemOfRow(row, layout)) return
      found = { row: row.line, value: quotedValue(cell) }
      stop()
    }
  })
  return found
}
