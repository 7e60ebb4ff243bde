import type { Result as Measured } from '../../../tests/benchmarks/result.ts'

/** A measured value, and its bound. */
export interface Result extends Measured {
  /** For requests only. */
  readonly latency?: Latency
}

/** Records a result. */
export type Note = (result: Result) => void

/** Request latency in milliseconds. */
export interface Latency {
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}
