import { formatCount, markdownTable } from '../../../tests/benchmarks/markdownTable.ts'
import { isWithin, type Result } from './result.ts'

const HEADER = ['what', 'bound', 'measured', 'p50 ms', 'p95 ms', 'p99 ms', 'requests']

/** The results as a table. */
export function formatTable(results: readonly Result[]): string {
  return markdownTable([HEADER, ...results.map(rowOf)], 1)
}

function rowOf(result: Result): string[] {
  const { what, latency } = result
  const times = latency ? [latency.p50, latency.p95, latency.p99].map(formatNumber) : ['', '', '']
  return [
    what,
    formatBound(result),
    formatMeasured(result),
    ...times,
    formatCount(latency?.requests),
  ]
}

function formatMeasured(result: Result): string {
  const { value, unit, note = '', failed = 0 } = result
  if (value === undefined) return note
  const failures = failed > 0 ? `, ${formatCount(failed)} failed` : ''
  return `${isWithin(result) ? '' : 'OUTSIDE: '}${formatNumber(value)} ${unit}${failures}`
}

/** The bound of a result as people write it; empty without one. */
function formatBound({ bound, unit }: Result): string {
  if (bound === undefined) return ''
  return 'most' in bound
    ? `≤ ${formatNumber(bound.most)} ${unit}`
    : `≥ ${formatNumber(bound.least)} ${unit}`
}

/** A number with as many decimals as it needs to be told from others. */
const formatNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
