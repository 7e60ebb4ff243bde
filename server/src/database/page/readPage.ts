import {
  type Expression,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Page, PagedList, PageRequest, Section, SortValue } from './pagedList.ts'
import { compareSortValues, nameIn, sortValuesOf } from './sortValues.ts'
import { readToken, writeToken } from './token.ts'
import { isWalk, MAX_LOOKED_AT, plainRows, type Walk, type WalkedRow, walkedRows } from './walk.ts'

/** Branches in one statement: with many, planning takes longer than reading. */
const MAX_BRANCHES = 64

/** Query for part of a list, or the walk that finds it. */
type Branch<Schema, Tables extends keyof Schema, Row> =
  | SelectQueryBuilder<Schema, Tables, Row>
  | Walk<Schema, Tables, Row>

type Sections<Query> =
  | readonly Section<Query>[]
  | ((after: readonly SortValue[] | undefined) => Promise<readonly Section<Query>[]>)

/** Part of a list's page. */
interface Part {
  readonly list: PagedList
  /** Number of leading keys whose values all rows share. */
  readonly leading: number
  /** Values of the other keys in the row before the first one; undefined = from the first row on. */
  readonly after: readonly SortValue[] | undefined
  readonly limit: number
}

/**
 * Reads a page from a list.
 *
 * A list over several blockchains, owners or types has a branch for each. Every branch walks its index from the page's
 * start and stops after a page's worth of rows; the page is merged from these.
 *
 * @param branches - queries without order and limit, which select the sort keys under their own names; none = an empty
 * list
 * @throws `NOT_A_PAGE_TOKEN` if this list did not issue the token
 */
export function readPage<Schema, Tables extends keyof Schema, Row extends object>(
  database: QueryExecutorProvider,
  list: PagedList,
  request: PageRequest,
  branches: readonly Branch<Schema, Tables, Row>[],
): Promise<Page<Row>> {
  return readSections(database, list, request, [{ leading: [], branches: async () => branches }])
}

/**
 * Reads a page from a list in several sections; queries only the sections that the page needs.
 *
 * @param sections - in list order; or creates those from the page's start on, which is undefined for the first page
 * @throws `NOT_A_PAGE_TOKEN` if this list did not issue the token
 */
export async function readSections<Schema, Tables extends keyof Schema, Row extends object>(
  database: QueryExecutorProvider,
  list: PagedList,
  { size, token }: PageRequest,
  sections: Sections<Branch<Schema, Tables, Row>>,
): Promise<Page<Row>> {
  const after = token === undefined ? undefined : await readToken(list, token)
  const known = typeof sections === 'function' ? await sections(after) : sections
  const entries: Row[] = []
  for (const { leading, last = leading, branches, end } of known) {
    const place = after ? placeOf(list, leading, after) : 'after'
    if (after && placeOf(list, last, after) === 'before') continue
    const part = {
      list,
      leading: leading.length,
      after: place === 'in' ? after?.slice(leading.length) : undefined,
      limit: size + 1 - entries.length,
    }
    const { rows, stop } = untilStop(await readPart(database, part, await branches()))
    entries.push(...rows)
    if (entries.length > size) break
    if (stop) return { entries, next: writeToken(list, sortValuesOf(list.keys, stop)) }
    if (end) return { entries, next: writeToken(list, end) }
  }
  const last = entries.length > size ? entries[size - 1] : undefined
  return {
    entries: entries.slice(0, size),
    next: last && writeToken(list, sortValuesOf(list.keys, last)),
  }
}

/** Returns true if rows with these leading values come before or after the page's start, or may contain it. */
function placeOf(
  { keys, direction }: PagedList,
  leading: readonly SortValue[],
  after: readonly SortValue[],
): 'before' | 'in' | 'after' {
  const order = compareSortValues(keys, leading, after) * (direction === 'asc' ? 1 : -1)
  if (order === 0) return 'in'
  return order < 0 ? 'before' : 'after'
}

/** Returns the listed rows until the first walk ends, and the row where it ends; undefined = no walk ended. */
function untilStop<Row extends Partial<WalkedRow>>(rows: readonly Row[]) {
  const end = rows.findIndex(({ is_last }) => is_last)
  const looked = end < 0 ? rows : rows.slice(0, end + 1)
  return {
    rows: looked.filter(({ is_listed = true }) => is_listed),
    stop: end < 0 ? undefined : rows[end],
  }
}

async function readPart<Schema, Tables extends keyof Schema, Row extends object>(
  database: QueryExecutorProvider,
  part: Part,
  branches: readonly Branch<Schema, Tables, Row>[],
): Promise<Row[]> {
  const isWalked = branches.some(isWalk)
  const ranges = branches.map((branch): Expression<Row> => {
    if (!isWalk(branch)) {
      const rows = inRange(branch, part, part.limit)
      return isWalked ? plainRows(part.list, rows) : rows
    }
    return walkedRows(part.list, branch, inRange(branch.rows, part, MAX_LOOKED_AT), part.limit)
  })
  const found: Row[] = []
  for (let start = 0; start < ranges.length; start += MAX_BRANCHES) {
    const merged = merge(part, ranges.slice(start, start + MAX_BRANCHES))
    found.push(...(await merged.execute(database)).rows)
  }
  return ranges.length > MAX_BRANCHES ? sorted(part.list, found).slice(0, part.limit) : found
}

/** Selects a branch's first rows from the page's start. */
function inRange<Schema, Tables extends keyof Schema, Row>(
  branch: SelectQueryBuilder<Schema, Tables, Row>,
  { list: { keys, direction }, leading, after }: Part,
  limit: number,
): SelectQueryBuilder<Schema, Tables, Row> {
  const columns = keys.slice(leading).map(({ column }) => sql.ref(column))
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  const range =
    after === undefined
      ? branch
      : branch.where(sql<boolean>`(${sql.join(columns)}) ${comparison} (${sql.join(after)})`)
  return columns.reduce((query, column) => query.orderBy(column, direction), range).limit(limit)
}

function merge<Row>(
  { list: { keys, direction, hasOverlaps = false }, limit }: Part,
  branches: readonly Expression<Row>[],
): RawBuilder<Row> {
  const order = keys.map((key) => sql`${sql.ref(nameIn(key))} ${sql.raw(direction)}`)
  const union = hasOverlaps ? sql` union ` : sql` union all `
  return sql`
    select * from (${sql.join(branches, union)}) as branches
    order by ${sql.join(order)} limit ${limit}`
}

/** Sorts and deduplicates rows from several statements. */
function sorted<Row extends object>({ keys, direction }: PagedList, rows: readonly Row[]): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, values: sortValuesOf(keys, row) }))
    .sort((one, other) => sign * compareSortValues(keys, one.values, other.values))
    .filter(({ values }, index, all) => {
      const before = all[index - 1]
      return before === undefined || compareSortValues(keys, before.values, values) !== 0
    })
    .map(({ row }) => row)
}
