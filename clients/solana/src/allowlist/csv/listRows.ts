import {
  type CsvShape,
  forEachListRow as forEachRowOf,
  type ListKind,
  type ListRowVisitor,
  type ListLayout as RowLayout,
  unitOfName,
} from '@mintline/core/csv'
import type { AmountUnit } from '../../amounts/parseAmount.ts'

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

function unitInName(name: string): AmountUnit | undefined {
  const unit = unitOfName(name) ?? ''
  if (unit === 'lamports' || unit === 'lamport') return 'lamports'
  return unit === 'sol' || unit === 'eth' ? 'sol' : undefined
}
