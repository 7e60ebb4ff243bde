import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Length } from '../effort.ts'
import { type Answered, answersOf } from './answered.ts'
import { repeated } from './repeated.ts'
import type { WireRequest } from './requests.ts'

/** Requests to make of a server at a steady rate. */
export interface SteadyLoad {
  readonly url: string
  /** Made in turns. */
  readonly requests: readonly WireRequest[]
  /** Requests per second. */
  readonly rate: number
  readonly length: Length
}

/** Number of requests of a length at so many per second. */
export const requestCount = (length: Length, rate: number): number =>
  'amount' in length ? length.amount : length.duration * rate

/** Milliseconds without a byte after which a request has failed. */
const PATIENCE = 10_000

/**
 * Makes requests of a server, each when it is due: evenly over every second, however long others take, on a connection
 * that is free or a new one. Times count from then on, so that no slow answer hides what had to wait for it. Autocannon
 * sends what is due in a second at once, on each connection one after the other.
 *
 * @throws an error where none of them is answered
 */
export async function steadyLoad({ url, requests, rate, length }: SteadyLoad): Promise<Answered> {
  const count = requestCount(length, rate)
  const pool = new Pool(url, { headersTimeout: PATIENCE, bodyTimeout: PATIENCE })
  const times: number[] = []
  let failed = 0
  const make = async (request: WireRequest, due: number) => {
    // Timers know whole milliseconds, and no request is to be sent before it is due.
    await sleep(Math.ceil(due - performance.now()))
    try {
      const { statusCode, body } = await pool.request(request)
      await body.arrayBuffer()
      times.push(performance.now() - due)
      if (statusCode >= 300) failed += 1
    } catch {
      failed += 1
    }
  }
  const begin = performance.now()
  await Promise.all(
    repeated(requests, count).map((request, index) =>
      make(request, begin + (index * 1_000) / rate),
    ),
  )
  await pool.close()
  return answersOf(requests, times, failed)
}
