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
 * Reader of the rows of keys, in any order; none where there are no keys of the first kind. Its query is made and planned
 * once: that takes longer than all else about a few rows.
 *
 * @param query - the query, all of whose parameters are keys of a kind, each as often as it is needed
 */
export function rowsByKeys<Row, Kinds extends Keys[]>(
  query: (reader: Reader, ...keys: Kinds) => Compilable<Row>,
): (reader: Reader, ...keys: Kinds) => Promise<Row[]> {
  let text: string | undefined
  return async (reader, ...keys) => {
    if (keys[0]?.length === 0) return []
    text ??= prepared(textOf(query(reader, ...(keys.map(standIn) as Kinds)).compile()))
    const { rows } = await reader.executeQuery<Row>(CompiledQuery.raw(text, keys.map(expected)))
    return rows
  }
}

/** Keys that tell their kind, in the query that is made once. */
const standIn = (_keys: Keys, kind: number): Keys => [Buffer.of(kind)]

/** The text of a query with one parameter for each kind of keys. */
function textOf({ sql, parameters }: CompiledQuery): string {
  return sql.replaceAll(/\$(\d+)/g, (_text, place: string) => {
    const [kind] = parameters[Number(place) - 1] as Keys
    return `$${(kind?.[0] ?? 0) + 1}`
  })
}

function expected(keys: Keys): Keys {
  const more = Math.max(0, EXPECTED_KEYS - keys.length)
  return [...keys, ...Array.from({ length: more }, () => keys.at(-1) ?? NO_KEY)]
}

/** The key of nothing. */
const NO_KEY = Buffer.alloc(0)
