import type { Latency } from '../report/result.ts'

/** Computes latency percentiles. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((one, other) => one - other)
  const percentile = (part: number) =>
    sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
  return {
    requests: times.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}
