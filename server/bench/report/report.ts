import { formatCount } from '../../../tests/benchmarks/markdownTable.ts'
import { formatMachine, type Machine } from './machine.ts'
import type { Result } from './result.ts'
import { formatTable } from './table.ts'

/** A run's results. */
export interface Report {
  readonly machine: Machine
  /** Row counts by table. */
  readonly rows: Readonly<Record<string, number>>
  readonly filling: {
    readonly seconds: number
    /** True if an earlier run filled the database. */
    readonly isKept: boolean
  }
  readonly results: readonly Result[]
}

/** Formats a report for people. */
export function formatReport({ machine, rows, filling, results }: Report): string {
  const counts = Object.entries(rows).map(([table, count]) => `${formatCount(count)} ${table}`)
  const kept = filling.isKept ? ', by an earlier run' : ''
  return [
    formatMachine(machine),
    `${counts.join(', ')}; filled in ${formatCount(filling.seconds)} s${kept}`,
    '',
    formatTable(results),
  ].join('\n')
}
