import { type RawBuilder, sql } from 'kysely'

/** Types of columns by their names, in PostgreSQL's words. */
export type ColumnTypes<Column extends string = string> = Readonly<Record<Column, string>>

/**
 * Query of given rows. A list for each column takes PostgreSQL a fraction of the time that it would need to parse and
 * plan a thousand rows of `values`. A value that all rows share goes once.
 *
 * @param types - of the columns, in their order; the first tells how many rows there are
 */
export function selectRows(types: ColumnTypes, rows: readonly object[]): RawBuilder<unknown> {
  const columns = Object.entries(types).map(([name, type], place) => {
    const values = rows.map((row) => elementOf(Reflect.get(row, name)))
    const isShared = place > 0 && values.every((value) => value === values[0])
    return { name: sql.ref(name), type: sql.raw(type), isArray: isArray(type), values, isShared }
  })
  const listed = columns.filter(({ isShared }) => !isShared)
  const lists = listed.map(({ type, isArray, values }) =>
    isArray ? sql`${values}::text[]` : sql`${values}::${type}[]`,
  )
  const selected = columns.map(({ name, type, isArray, values, isShared }) => {
    if (isShared) return sql`${values[0]}::${type} as ${name}`
    return isArray ? sql`${name}::${type}` : name
  })
  const names = listed.map(({ name }) => name)
  return sql`select ${sql.join(selected)} from unnest(${sql.join(lists)}) as given (${sql.join(names)})`
}

/** Lists of arrays would be taken apart to their values: each array goes as a text. */
const isArray = (type: string): boolean => type.endsWith('[]')

/** A value that the driver writes into a list; arrays, of bytes or decimals, as PostgreSQL writes them. */
const elementOf = (value: unknown): unknown =>
  Array.isArray(value) ? `{${value.map(partOf).join()}}` : (value ?? null)

const partOf = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\\\x${value.toString('hex')}` : (value ?? 'null')
