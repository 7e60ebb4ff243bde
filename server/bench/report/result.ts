import type { Result as Measured } from '../../../tests/benchmarks/result.ts'

/** A measured value of the server, and the bound that it has to keep. */
export interface Result extends Measured {
  /** Of requests. */
  readonly latency?: Latency
}

/** Takes a result down. */
export type Note = (result: Result) => void

/** Milliseconds that requests took. */
export interface Latency {
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}
