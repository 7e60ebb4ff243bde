import { counted } from '../output/counted.ts'
import { indented, table } from '../output/table.ts'
import type { Difference } from '../plans/plan.ts'

/** Describes differences for display. */
export function describeDifferences(symbol: string, differences: readonly Difference[]): string {
  if (differences.length === 0) return `${symbol} matches the config`
  const rows = differences.map(({ path, config, chain }) => [path, `${config}`, `${chain}`])
  const count = counted(differences.length, 'difference')
  return `${symbol}: ${count}\n${indented(table([['where', 'config', 'chain'], ...rows]))}`
}
