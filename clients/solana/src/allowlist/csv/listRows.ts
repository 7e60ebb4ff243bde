import {
  type CsvColumnChoice as ChoiceOf,
  type CsvLayout,
  forEachListRow as forEachRowOf,
  type ListRowVisitor,
  type CsvShape as ShapeOf,
} from '@mintline/core/csv'
import type { AmountUnit } from '../../amounts/parseAmount.ts'
import { ALLOWLIST_COLUMNS } from './allowlistColumns.ts'
import type { CsvField } from './badRow.ts'

/** Choice of columns: by a name in the first row, or by a number from 1. */
export type CsvColumnChoice = ChoiceOf<CsvField>

/** Delimiter and columns of a file. */
export type CsvShape = ShapeOf<CsvField>

/** Columns of a list. */
export interface ListLayout extends CsvLayout<CsvField> {
  /** Unit in the name of the price column. */
  readonly priceUnit: AmountUnit | undefined
}

/** Visits the rows of an allowlist or merkle list, as core's `forEachListRow` does. */
export function forEachListRow(
  text: string,
  shape: CsvShape,
  open: (layout: ListLayout) => ListRowVisitor,
): void {
  forEachRowOf({ text, kind: ALLOWLIST_COLUMNS, shape }, (layout) =>
    open({ ...layout, priceUnit: unitInName(layout.names.price ?? '') }),
  )
}

function unitInName(name: string): AmountUnit | undefined {
  const words = name.split(' ')
  if (words.includes('lamports')) return 'lamports'
  return words.includes('sol') || words.includes('eth') ? 'sol' : undefined
}
