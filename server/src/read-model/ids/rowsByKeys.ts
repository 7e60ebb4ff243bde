import { CompiledQuery, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { prepared } from '../../database/pools/preparedStatements.ts'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'

/** Condition on a column that its value is one of the keys, all of which are one parameter. */
export type AnyKey = RawBuilder<Buffer>

/**
 * Reader of the rows of keys, in any order. Its query is made and planned once: it has many columns, and that takes
 * longer than all else about a few rows.
 *
 * @param query - the query, which compares a column with `anyKey` and has no other parameters
 */
export function rowsByKeys<Row>(
  query: (reader: Reader, anyKey: AnyKey) => SelectQueryBuilder<DB, keyof DB, Row>,
): (reader: Reader, keys: readonly Buffer[]) => Promise<Row[]> {
  let text: string | undefined
  return async (reader, keys) => {
    if (keys.length === 0) return []
    text ??= prepared(query(reader, anyOf([])).compile().sql)
    const { rows } = await reader.executeQuery<Row>(CompiledQuery.raw(text, [keys]))
    return rows
  }
}
