/** A table's sort order. */
export interface RowSort {
  /** Column id. */
  readonly column: string
  readonly isDescending: boolean
}

/** The rows to show in a table. */
export interface RowQuery {
  /** Text that rows contain; empty = all rows. */
  readonly search: string
  /** Undefined = in their own order. */
  readonly sort: RowSort | undefined
  /** The first row's position among those found, from 0. */
  readonly from: number
  /** Position after the last. */
  readonly until: number
}

/** Rows found, at the requested positions. */
export interface RowsFound<Row> {
  /** Number of rows that contain the text. */
  readonly count: number
  readonly rows: readonly Row[]
}

/** Rows that are kept elsewhere, such as in a worker, and fetched as they come into view. */
export interface RowSource<Row> {
  /** Identifies the rows: other rows have another key. */
  readonly key: string
  readonly count: number
  readonly fetch: (query: RowQuery) => Promise<RowsFound<Row>>
}
