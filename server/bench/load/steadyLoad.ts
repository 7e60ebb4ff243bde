import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Length } from '../effort.ts'
import { type Answered, answersOf } from './answered.ts'
import { repeated } from './repeated.ts'
import type { WireRequest } from './requests.ts'

/** Requests to a server at a steady rate. */
export interface SteadyLoad {
  readonly url: string
  /** Sent in turn. */
  readonly requests: readonly WireRequest[]
  /** Requests per second. */
  readonly rate: number
  readonly length: Length
}

/** Returns how many requests a load sends at a rate. */
export const requestCount = (length: Length, rate: number): number =>
  'amount' in length ? length.amount : length.duration * rate

/** Milliseconds without a byte after which a request has failed. */
const PATIENCE = 10_000

/**
 * Sends each request when it is due: evenly over every second, however long others take, on a free connection or a new
 * one. Times count from the due time, so no slow answer hides the requests that waited for it. Autocannon would send a
 * second's requests at once, on each connection one after the other.
 *
 * @throws an error if no request is answered
 */
export async function steadyLoad({ url, requests, rate, length }: SteadyLoad): Promise<Answered> {
  const count = requestCount(length, rate)
  const pool = new Pool(url, { headersTimeout: PATIENCE, bodyTimeout: PATIENCE })
  const times: number[] = []
  let failed = 0
  const make = async (request: WireRequest, due: number) => {
    // Timers have millisecond resolution, and no request may be sent before it is due.
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
