/** Messages about the columns of lists. */
export const CSV_MESSAGES = {
  ALLOWLIST_FILE_WITHOUT_WALLETS: ({ names }: { names: readonly string[] }) =>
    `The list has no column of wallets${names.length > 0 ? ` among ${names.join(', ')}` : ''}: name one "address", or say which one it is`,
  ALLOWLIST_FILE_COLUMN_NOT_FOUND: ({ field, column }: { field: string; column: string }) =>
    `The list has no column "${column}" for the ${field}: give a name of its first row`,
  ALLOWLIST_FILE_COLUMN_AMBIGUOUS: ({ field, columns }: AmbiguousColumn) =>
    `The list has more than one column for the ${field}, ${columns.join(' and ')}: say which one to use`,
}

interface AmbiguousColumn {
  /** Meaning of the columns: address, price or amount. */
  field: string
  /** Names of the columns. */
  columns: readonly string[]
}
