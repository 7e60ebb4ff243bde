import autocannon from 'autocannon'
import type { Length } from '../effort.ts'
import { type Answered, answersOf } from './answered.ts'
import type { WireRequest } from './requests.ts'

/** Requests to a server, as many as it answers. */
export interface Flood {
  readonly url: string
  /** Sent in turn; each connection starts at a different one. */
  readonly requests: readonly WireRequest[]
  readonly connections: number
  readonly length: Length
}

/**
 * Sends requests to a server, on each connection one after the other.
 *
 * @throws an error if no request is answered
 */
export async function flood({
  url,
  requests,
  connections,
  length,
}: Flood): Promise<Answered & { readonly perSecond: number }> {
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
  return {
    ...answersOf(requests, times, result.errors + result.non2xx),
    perSecond: times.length / result.duration,
  }
}
