/** A page in a long list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** From 0; the last page if the requested one no longer exists. */
  readonly page: number
  /** At least 1. */
  readonly pages: number
  /** Positions of the page's first and last row in the whole list, from 1; 0 if it is empty. */
  readonly first: number
  readonly last: number
  readonly total: number
}

/** Returns a list's requested page. */
export function pageOf<Row>(all: readonly Row[], asked: number, size: number): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(asked, pages - 1)
  const start = page * size
  const rows = all.slice(start, start + size)
  const first = rows.length === 0 ? 0 : start + 1
  return { rows, page, pages, first, last: start + rows.length, total: all.length }
}
