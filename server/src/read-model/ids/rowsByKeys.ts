import { type Compilable, CompiledQuery } from 'kysely'
import { keyText } from '../../database/keys/index.ts'
import { prepared } from '../../database/pools/preparedStatements.ts'
import type { Reader } from '../reader.ts'

type Keys = readonly Buffer[]

/**
 * Number of keys in a cached plan. With fewer, PostgreSQL would plan each query anew, which costs more than reading an
 * item's rows, so the last key is repeated.
 */
const EXPECTED_KEYS = 10

/**
 * Creates a reader for rows by key, in any order; without keys of the first kind, it returns no rows. The query is
 * built and planned once, since that takes longer than anything else for a few rows.
 *
 * @param query - the query, whose only parameters are the kinds of keys; each may be used several times
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

/** Marks the kind of keys, in the query that is built once. */
const standIn = (_keys: Keys, kind: number): Keys => [Buffer.of(kind)]

/** Rewrites a query to one parameter per kind of keys. */
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

/** A key that matches nothing. */
const NO_KEY = Buffer.alloc(0)

/**
 * Returns rows in request order, deduplicated. Missing rows are left out.
 *
 * @param keyOf - returns a row's unique key
 */
export function inOrder<Row>(
  keys: readonly Buffer[],
  rows: readonly Row[],
  keyOf: (row: Row) => Buffer,
): Row[] {
  const byKey = new Map(rows.map((row) => [keyText(keyOf(row)), row]))
  return [...new Set(keys.map(keyText))]
    .map((key) => byKey.get(key))
    .filter((row) => row !== undefined)
}
