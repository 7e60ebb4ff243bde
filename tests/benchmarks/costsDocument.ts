import { readFileSync } from 'node:fs'

const DOCUMENT = 'docs/costs.md'

/** Returns a sentence if the cost document lacks this table; otherwise none. */
export function outdatedTable(table: string): string[] {
  const text = readFileSync(new URL(`../../${DOCUMENT}`, import.meta.url), 'utf8')
  return text.includes(table) ? [] : [`${DOCUMENT} has other figures: put this table in.`]
}
