export { decimalPoint, type ListField, normaliseName, unitOfName } from './columnNames.ts'
export { CsvError, columnLetter, type ListKind, missingColumn } from './columns.ts'
export {
  type CsvShape,
  cellOf,
  forEachListRow,
  type ListLayout,
  type ListRows,
  type ListRowVisitor,
  previewList,
} from './listRows.ts'
export type { CsvColumnChoice } from './listTable.ts'
export {
  type MergedRows,
  type MergeRules,
  mergeRows,
  type OnConflict,
  type RepeatedRows,
} from './mergeRows.ts'
export { problemOfRow, quotedValue, type RowProblem, type RowProblemCode } from './rowProblem.ts'
export { type CsvRow, forEachCsvRow } from './rows.ts'
export { type WalletCellCode, type WantedAddresses, walletCellProblem } from './walletCell.ts'
