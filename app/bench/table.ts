import { markdownTable } from '../../tests/benchmarks/markdownTable.ts'
import { isWithin, type Result } from './result.ts'

/** The results as a table. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { what, value, most, unit } = result
    return [
      what,
      most === undefined ? '' : `≤ ${text(most)} ${unit}`,
      `${isWithin(result) ? '' : 'OUTSIDE: '}${text(value)} ${unit}`,
    ]
  })
  return markdownTable([['what', 'bound', 'measured'], ...rows], 1)
}

const text = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 4 : 0 })
