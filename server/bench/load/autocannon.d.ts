// The parts that are used here; the package has no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  /** One request in a sequence. */
  interface AutocannonRequest {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }

  /** A connection. */
  interface AutocannonClient {
    setRequests(requests: readonly AutocannonRequest[]): void
  }

  interface AutocannonOptions {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration?: number
    /** Number of requests after which it ends, whatever the duration. */
    readonly amount?: number
    readonly requests: readonly AutocannonRequest[]
    readonly setupClient?: (client: AutocannonClient) => void
  }

  interface AutocannonResult {
    /** Broken connections, and requests that were not answered in time. */
    readonly errors: number
    readonly non2xx: number
    readonly duration: number
  }

  export default function autocannon(
    options: AutocannonOptions,
    done: (error: Error | null, result: AutocannonResult) => void,
  ): EventEmitter
}
