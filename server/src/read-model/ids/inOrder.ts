import { keyText } from '../../database/keys/index.ts'

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
