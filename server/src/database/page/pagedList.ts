/** Value type of a sort key. */
export type SortKind = 'time' | 'bytes' | 'integer' | 'decimal' | 'text' | 'uuid'

/** A column that sorts a list. */
export interface SortKey {
  /** Its name in queries, with the table if there are several: `items.updated_at`. */
  readonly column: string
  readonly kind: SortKind
}

/** A sort key's value. A decimal is text, such as `-1.25`, or `Infinity`; texts sort by their bytes. */
export type SortValue = Date | Buffer | bigint | string

/** A list that is read page by page. */
export interface PagedList {
  /** Distinguishes its page tokens from other lists' tokens. */
  readonly name: string
  /** Together they are unique for every row. */
  readonly keys: readonly SortKey[]
  readonly direction: 'asc' | 'desc'
  /** True if a row may be in several branches; it is deduplicated then. Default: false. */
  readonly hasOverlaps?: boolean
  /**
   * Returns the values of all keys after the first for an id, in lists whose first key is a time: these also accept
   * tokens in the form `<milliseconds>_<id>`. Throws if the text is not an id; undefined = no row has it.
   */
  readonly readId?: (id: string) => readonly SortValue[] | Promise<readonly SortValue[] | undefined>
}

/** Part of a list whose rows share their values for the first sort keys. */
export interface Section<Query> {
  /** Values of these keys, from the first on; the queries select them too. */
  readonly leading: readonly SortValue[]
  /** The last row's values for the first sort keys, so that later pages skip the section; undefined = unknown. */
  readonly last?: readonly SortValue[] | undefined
  /** The next page's start if a page that ends this section may look at no more; undefined = it goes on. */
  readonly end?: readonly SortValue[] | undefined
  /** Creates the row queries, once the page reaches the section. */
  readonly branches: () => Promise<readonly Query[]>
}

/** The page that a caller asks for. */
export interface PageRequest {
  /** Maximum number of entries, from 1. */
  readonly size: number
  /** The previous page's token; undefined for the first page. */
  readonly token: string | undefined
}

/** A page, and the next page's token. */
export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/** Returns the page with other entries. */
export const withEntries = <Entry>(
  { next }: Page<unknown>,
  entries: readonly Entry[],
): Page<Entry> => ({ entries, next })
