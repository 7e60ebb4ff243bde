import {
  type CsvShape,
  forEachListRow as forEachRowOf,
  type ListKind,
  type ListRowVisitor,
  normaliseName,
  type ListLayout as RowLayout,
  unitOfName,
} from '@mintline/core/csv'
import type { AmountToken, AmountUnit, TokenUnit } from '../../amounts/parseAmount.ts'

/** A list's columns. */
export interface ListLayout extends RowLayout {
  /** Unit in the price column's name; undefined = none. */
  readonly priceUnit: AmountUnit | undefined
}

/** Column rules for allowlists and merkle lists. */
export const ALLOWLIST_KIND: ListKind = { chain: 'Solana' }

/**
 * Visits the rows in an allowlist or merkle list, as core's `forEachListRow` does.
 *
 * @param kind - default: a list with prices and amounts
 */
export function forEachListRow(
  text: string,
  { kind = ALLOWLIST_KIND, ...shape }: CsvShape & { readonly kind?: ListKind },
  open: (layout: ListLayout) => ListRowVisitor,
): void {
  forEachRowOf({ text, kind, shape }, (layout) =>
    open({ ...layout, priceUnit: unitInName(layout.names.price ?? '') }),
  )
}

/** A token's unit in the price column's name: its own, `other` for any other one, or undefined for none. */
export function tokenUnitIn(
  { names }: Pick<ListLayout, 'names'>,
  { symbol }: AmountToken,
): TokenUnit | 'other' | undefined {
  const name = ` ${names.price ?? ''} `
  if (/ base units? $/.test(name)) return 'baseUnits'
  if (unitOfName(name.trim()) === undefined) return undefined
  return name.endsWith(` ${normaliseName(symbol)} `) ? 'tokens' : 'other'
}

function unitInName(name: string): AmountUnit | undefined {
  const unit = unitOfName(name) ?? ''
  if (unit === 'lamports' || unit === 'lamport') return 'lamports'
  return unit === 'sol' || unit === 'eth' ? 'sol' : undefined
}
