export { type CsvColumnChoice, type CsvLayout, cellOf } from './columns.ts'
export { CsvError } from './csvError.ts'
export { type CsvKind, normaliseName } from './csvKind.ts'
export { decodeCsv } from './decodeCsv.ts'
export { type CsvShape, forEachListRow, type ListRows, type ListRowVisitor } from './listRows.ts'
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
