/** Value of a column by which lists are sorted. */
export type SortKind = 'time' | 'bytes' | 'integer' | 'decimal' | 'text' | 'uuid'

/** A column by which a list is sorted. */
export interface SortKey {
  /** Its name in queries, with the table where there are several: `items.updated_at`. */
  readonly column: string
  readonly kind: SortKind
}

/** Value of a sort key. A decimal is text, such as `-1.25`, or `Infinity`; texts are in the order of their bytes. */
export type SortValue = Date | Buffer | bigint | string

/** A list that is read page by page. */
export interface PagedList {
  /** Distinguishes its tokens from those of other lists. */
  readonly name: string
  /** Together they are different in every row. */
  readonly keys: readonly SortKey[]
  readonly direction: 'asc' | 'desc'
  /** True if a row may be in several branches; it is listed once. Default: no row is. */
  readonly hasOverlaps?: boolean
  /**
   * Values of the keys after the first from an id, in lists whose first key is a time: these take tokens of the form
   * `<milliseconds>_<id>` too. It throws when the text is no id; undefined = no row has it.
   */
  readonly readId?: (id: string) => readonly SortValue[] | Promise<readonly SortValue[] | undefined>
}

/** Part of a list whose rows have the same values of the first sort keys. */
export interface Section<Query> {
  /** Values of these keys, from the first on; the queries select them too. */
  readonly leading: readonly SortValue[]
  /** Values of the first sort keys in the last row, so that no later page asks for the section; undefined = not known. */
  readonly last?: readonly SortValue[] | undefined
  /** Queries of the rows, made when the page reaches the section. */
  readonly branches: () => Promise<readonly Query[]>
}

/** Part of a list that a caller asks for. */
export interface PageRequest {
  /** Largest number of entries, from 1. */
  readonly size: number
  /** Token of the page after the one before; undefined for the first page. */
  readonly token: string | undefined
}

/** A page, and the token of the next. */
export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/** The same page with other entries in place of its own. */
export const withEntries = <Entry>(
  { next }: Page<unknown>,
  entries: readonly Entry[],
): Page<Entry> => ({ entries, next })
