/** A kind of list: the columns that its files have. */
export interface CsvKind<Field extends string = string> {
  /** In their order in a file without column names: wallets, then numbers. */
  readonly fields: readonly [wallet: Field, ...numbers: Field[]]
  /** True if rows may leave out numbers, so that a column of them may be blank. */
  readonly hasBlanks: boolean
  /**
   * The column of a name; undefined = none.
   *
   * @param name - in lower case, with single spaces between words
   */
  fieldOf(name: string): Field | undefined
}

/** A column name in lower case, with single spaces between words. */
export function normaliseName(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True if a cell is the name of a column. */
export function isColumnName(cell: string, { fieldOf }: CsvKind): boolean {
  return fieldOf(normaliseName(cell)) !== undefined
}
