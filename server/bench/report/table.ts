import { formatCount, markdownTable } from '../../../tests/benchmarks/markdownTable.ts'
import { formatNumber, RESULT_TITLES, resultCells } from '../../../tests/benchmarks/result.ts'
import type { Result } from './result.ts'

const HEADER = [...RESULT_TITLES, 'p50 ms', 'p95 ms', 'p99 ms', 'requests']

/** Formats results as a table. */
export function formatTable(results: readonly Result[]): string {
  return markdownTable([HEADER, ...results.map(rowOf)], 1)
}

function rowOf(result: Result): string[] {
  const { latency } = result
  const times = latency ? [latency.p50, latency.p95, latency.p99].map(formatNumber) : ['', '', '']
  return [...resultCells(result), ...times, formatCount(latency?.requests)]
}
