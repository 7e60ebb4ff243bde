import { Histogram, type Registry } from 'prom-client'
import type { FinishedRequest } from '../http/requestLog.ts'

/** Seconds: from a look-up by id to beyond the statement timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Adds requests with their durations; the result counts one. */
export function addRequestMetrics(registry: Registry): (finished: FinishedRequest) => void {
  const durations = new Histogram({
    name: 'mintline_http_request_duration_seconds',
    help: 'Requests by the pattern of their path, method and status, until the end of the answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  // One label for all unknown paths: callers choose them.
  return ({ route = 'unknown', method, status, ms }) =>
    durations.observe({ route, method, status }, ms / 1_000)
}
