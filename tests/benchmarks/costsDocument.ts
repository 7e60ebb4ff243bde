import { readFileSync } from 'node:fs'

const DOCUMENT = 'docs/costs.md'

/** A sentence where the document of costs has not that table, else none. */
export function outdatedTable(table: string): string[] {
  const text = readFileSync(new URL(`../../${DOCUMENT}`, import.meta.url), 'utf8')
  return text.includes(table) ? [] : [`${DOCUMENT} has other figures: put this table in.`]
}
