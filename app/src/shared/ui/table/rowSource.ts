/** Order of a table. */
export interface RowSort {
  /** Id of the column. */
  readonly column: string
  readonly isDescending: boolean
}

/** Which rows of a table to show. */
export interface RowQuery {
  /** Text that rows contain; empty = all rows. */
  readonly search: string
  /** Undefined = in their own order. */
  readonly sort: RowSort | undefined
  /** Position of the first row among those found, from 0. */
  readonly from: number
  /** Position after the last. */
  readonly until: number
}

/** Rows found, and those of the positions that were asked for. */
export interface RowsFound<Row> {
  /** All that contain the text. */
  readonly count: number
  readonly rows: readonly Row[]
}

/** Rows that are kept elsewhere, such as in a worker, and fetched as they come into view. */
export interface RowSource<Row> {
  /** Identifies the rows: others have another key. */
  readonly key: string
  readonly count: number
  readonly fetch: (query: RowQuery) => Promise<RowsFound<Row>>
}
