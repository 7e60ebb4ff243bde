/** A measured value, and the bound that it has to keep. */
export interface Result {
  readonly what: string
  /** Undefined = it cannot be measured here, for the reason in `note`. */
  readonly value: number | undefined
  readonly unit: 'ms' | 's' | '/s' | 'MiB' | 'GB' | 'kB'
  /** Undefined = it is shown for information. */
  readonly bound?: { readonly most: number } | { readonly least: number }
  readonly note?: string
  /** Of requests. */
  readonly latency?: Latency
  /** Requests without an answer of success, of which there may be none. */
  readonly failed?: number
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

/** True if a result is within its bound, or has none, and all requests were answered. */
export function isWithin({ value, bound, failed = 0 }: Result): boolean {
  if (failed > 0) return false
  if (value === undefined || bound === undefined) return true
  return 'most' in bound ? value <= bound.most : value >= bound.least
}
