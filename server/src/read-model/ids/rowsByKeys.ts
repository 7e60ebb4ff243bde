import { type Compilable, CompiledQuery } from 'kysely'
import { prepared } from '../../database/pools/preparedStatements.ts'
import type { Reader } from '../reader.ts'

type Keys = readonly Buffer[]

/**
 * Keys that PostgreSQL expects in a plan that it keeps. With fewer, it makes a plan each time, which costs more than the
 * rows of an item: the last one is repeated.
 */
const EXPECTED_KEYS = 10

/**
 * Reader of the rows of keys, in any order; none where there are no keys, or none of one kind. Its query is made and
 * planned once: that takes longer than all else about a few rows.
 *
 * @param query - the query, whose parameters are the keys of each kind, once and in this order
 */
export function rowsByKeys<Row, Kinds extends Keys[]>(
  query: (reader: Reader, ...keys: Kinds) => Compilable<Row>,
): (reader: Reader, ...keys: Kinds) => Promise<Row[]> {
  let text: string | undefined
  return async (reader, ...keys) => {
    if (keys.some(({ length }) => length === 0)) return []
    text ??= prepared(query(reader, ...keys).compile().sql)
    const { rows } = await reader.executeQuery<Row>(CompiledQuery.raw(text, keys.map(expected)))
    return rows
  }
}

function expected(keys: Keys): Keys {
  const more = Math.max(0, EXPECTED_KEYS - keys.length)
  return [...keys, ...Array.from({ length: more }, () => keys.at(-1) as Buffer)]
}
