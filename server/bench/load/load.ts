import autocannon, { type AutocannonRequest } from 'autocannon'
import type { Length } from '../effort.ts'
import type { Latency } from '../report/result.ts'
import { latencyOf, withHeldBack } from './latencies.ts'

/** Requests to make of a server. */
export interface Load {
  readonly url: string
  /** Made in turns, by each connection from a place of its own. */
  readonly requests: readonly AutocannonRequest[]
  readonly connections: number
  readonly length: Length
  /** Requests per second; undefined = as many as are answered. */
  readonly rate?: number
}

/** Answers to a load. */
export interface Answered {
  readonly latency: Latency
  readonly perSecond: number
  /** Requests without an answer of success. */
  readonly failed: number
}

/**
 * Makes requests of a server, and measures how long they take.
 *
 * @throws an error where none of them is answered
 */
export async function load({ url, requests, connections, length, rate }: Load): Promise<Answered> {
  const times: number[] = []
  let started = 0
  const result = await new Promise<{ errors: number; non2xx: number; duration: number }>(
    (resolve, reject) => {
      const running = autocannon(
        {
          url,
          requests,
          connections,
          ...length,
          ...(rate && { overallRate: rate }),
          setupClient: (client) => {
            const first = Math.floor((requests.length * started) / connections)
            client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
            started += 1
          },
        },
        (error, found) => (error ? reject(error) : resolve(found)),
      )
      running.on('response', (_client, _status, _bytes, time: number) => times.push(time))
    },
  )
  if (times.length === 0) {
    const [{ method, path } = { method: '', path: '' }] = requests
    throw new Error(`${method} ${path}: no request was answered`)
  }
  const interval = rate && (1_000 * connections) / rate
  return {
    latency: { ...latencyOf(withHeldBack(times, interval)), requests: times.length },
    perSecond: times.length / result.duration,
    failed: result.errors + result.non2xx,
  }
}
