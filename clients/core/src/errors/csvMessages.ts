import { withKind } from './kinds.ts'

/** Messages about list columns. */
export const CSV_MESSAGES = {
  ALLOWLIST_FILE_WITHOUT_WALLETS: withKind(
    'input',
    ({ names, known }: MissingColumn) =>
      `The list has no column of wallets${among(names)}: name one ${known}, or say which one it is`,
  ),
  ALLOWLIST_FILE_COLUMN_MISSING: withKind(
    'input',
    ({ field, names, known }: MissingColumn & ListColumn) =>
      `The list has no column for the ${field}${among(names)}: name one ${known}, or give one ${field} for all wallets`,
  ),
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: withKind(
    'input',
    ({ field, column }: { field: string; column: string }) =>
      `The list has no column "${column}" for the ${field}: give a name of its first row`,
  ),
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS: withKind(
    'input',
    ({ field, columns }: AmbiguousColumn) =>
      `The list has more than one column for the ${field}, ${columns.join(' and ')}: name only one of them so in the row of column names, or say which one to use`,
  ),
}

/** A column that a file lacks. */
interface MissingColumn {
  /** Column names in the file; empty = none. */
  names: readonly string[]
  /** Names that the column could have. */
  known: string
}

function among(names: readonly string[]): string {
  return names.length > 0 ? ` among ${names.map((name) => `"${name}"`).join(', ')}` : ''
}

interface ListColumn {
  field: 'price' | 'amount'
}

interface AmbiguousColumn {
  /** What the columns hold: address, price or amount. */
  field: string
  /** Column names. */
  columns: readonly string[]
}
