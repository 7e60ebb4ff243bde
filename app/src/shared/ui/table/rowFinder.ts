import type { RowQuery, RowSort, RowsFound } from './rowSource.ts'

/** Returns a row's sort key; undefined values come last. */
export type SortKey<Row> = (row: Row) => string | number | bigint | undefined

/** Search and order of rows. */
interface RowKeys<Row> {
  /** Text to search. Default: rows cannot be searched. */
  textOf?: (row: Row) => string
  /** Sort keys by column id. */
  sortKeys: Readonly<Record<string, SortKey<Row>>>
}

/** Answers row queries: the counterpart of a `RowSource`, which keeps the rows. */
export function rowFinder<Row>(
  rows: readonly Row[],
  { textOf, sortKeys }: RowKeys<Row>,
): (query: RowQuery) => RowsFound<Row> {
  let last = { asked: JSON.stringify(['', null]), found: rows }
  return ({ search, sort, from, until }) => {
    const wanted = search.trim().toLowerCase()
    const asked = JSON.stringify([wanted, sort ?? null])
    if (last.asked !== asked) {
      const found =
        wanted === '' || !textOf
          ? rows
          : rows.filter((row) => textOf(row).toLowerCase().includes(wanted))
      const sortKey = sort && sortKeys[sort.column]
      last = { asked, found: sortKey ? sorted(found, sortKey, sort) : found }
    }
    return { count: last.found.length, rows: last.found.slice(from, until) }
  }
}

function sorted<Row>(
  rows: readonly Row[],
  sortKey: SortKey<Row>,
  { isDescending }: RowSort,
): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row) }))
  const direction = isDescending ? -1 : 1
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) {
      return Number(a.key === undefined) - Number(b.key === undefined)
    }
    return direction * compare(a.key, b.key)
  })
  return keyed.map(({ row }) => row)
}

// Made once: making it takes longer than a comparison.
const NATURAL_ORDER = new Intl.Collator('en', { numeric: true })

/** Compares texts in natural order (item 2 before item 10), and numbers by size. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return NATURAL_ORDER.compare(a, b)
  if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : Number(a > b)
  return 0
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}
