import type { Latency } from '../report/result.ts'
import { latencyOf } from './latencies.ts'
import type { WireRequest } from './requests.ts'

/** A load's outcome. */
export interface Answered {
  readonly latency: Latency
  /** Requests that failed or got no answer. */
  readonly failed: number
}

/**
 * Summarizes answers by their times in milliseconds.
 *
 * @throws an error if no request was answered
 */
export function answersOf(
  requests: readonly WireRequest[],
  times: readonly number[],
  failed: number,
): Answered {
  if (times.length === 0) {
    const [{ method, path } = { method: '', path: '' }] = requests
    throw new Error(`${method} ${path}: no request was answered`)
  }
  return { latency: latencyOf(times), failed }
}
