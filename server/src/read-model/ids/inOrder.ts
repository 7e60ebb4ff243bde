import { keyText } from '../../database/keys/index.ts'

/**
 * Rows in the order in which they were asked for. Those that are not there are left out, those asked for twice come
 * once.
 *
 * @param keyOf - the key of a row, which it has alone
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
