import { type CsvShape, cellOf, decimalPoint, problemOfRow, quotedValue } from '@mintline/core/csv'
import { type AmountToken, type AmountUnit, needsUnit } from '../../amounts/parseAmount.ts'
import { forEachListRow, tokenUnitIn } from './listRows.ts'

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

/** A list's form, and the token that its prices are in; undefined = the network's coin. */
type PricedShape = CsvShape & { readonly token?: AmountToken | undefined }

/**
 * Finds the unit for a file's prices. With `undecided`, `parseAllowlistCsv` needs its option `unit`, or `tokenUnit` for
 * prices in a token; for those, `none` also stands for a column that names its unit. Stops reading as soon as the
 * answer is known.
 *
 * @throws What `parseAllowlistCsv` throws about columns, except for a missing one.
 */
export function priceUnitOf(text: string, shape: PricedShape = {}): PriceUnit {
  const found = findPriceUnit(text, shape)
  return typeof found === 'object' ? 'undecided' : found
}

/** Finds the unit for a file's prices, or the first price without a unit. Throws as `priceUnitOf`. */
export function findPriceUnit(
  text: string,
  { token, ...shape }: PricedShape,
): AmountUnit | 'none' | UndecidedPrice {
  let found: AmountUnit | 'none' | UndecidedPrice = 'none'
  forEachListRow(text, shape, (layout) => {
    const isNamed = token
      ? tokenUnitIn(layout, token) !== undefined
      : layout.priceUnit !== undefined
    if (!token) found = layout.priceUnit ?? found
    return (row, stop) => {
      if (layout.positions.price === undefined || isNamed) return stop()
      const cell = cellOf(row, layout, 'price')
      if (!needsUnit(decimalPoint(cell)) || problemOfRow(row, layout)) return
      found = { row: row.line, value: quotedValue(cell) }
      stop()
    }
  })
  return found
}
