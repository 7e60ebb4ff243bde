import type { Latency } from '../report/result.ts'

/**
 * Latencies of requests at a steady rate, with those that a slow answer kept from being sent: had they been sent when
 * they were due, they would have waited for it, too.
 *
 * @param interval - milliseconds between two requests of a connection; undefined = each follows the one before
 */
export function withHeldBack(
  times: readonly number[],
  interval: number | undefined,
): readonly number[] {
  if (interval === undefined) return times
  return times.flatMap((time) =>
    Array.from(
      { length: Math.max(1, Math.ceil(time / interval)) },
      (_, late) => time - late * interval,
    ),
  )
}

/** Percentiles of latencies. */
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
