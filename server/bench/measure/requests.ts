import type { Effort } from '../effort.ts'
import { itemLists } from '../load/calls.ts'
import { flood } from '../load/flood.ts'
import { repeated } from '../load/repeated.ts'
import { type Asked, type Kind, nameOf, requestsOf } from '../load/requests.ts'
import type { Samples } from '../load/samples.ts'
import { requestCount, steadyLoad } from '../load/steadyLoad.ts'
import type { Note, Result } from '../report/result.ts'

/** Connections for a maximum load. */
const MANY = 16
/** Requests per second at which none waits for another. */
const CALM = 50

/** Measures how long calls take at a steady rate, from when each is due. */
export async function measureLatencies(
  url: string,
  kinds: readonly Kind[],
  { warmUp, load: length }: Effort,
  note: Note,
): Promise<void> {
  for (const { name, calls, most, rate } of kinds) {
    for (const asked of calls) {
      const all = requestsOf(asked)
      const steady = { url, rate }
      if (warmUp) await steadyLoad({ ...steady, requests: all, length: warmUp })
      // Continues after the warm-up's requests, so that uncached requests stay uncached.
      const place = warmUp ? requestCount(warmUp, rate) : 0
      const requests = repeated(all, all.length, place)
      const { latency, failed } = await steadyLoad({ ...steady, requests, length })
      const what = `${name}, p95 at ${rate}/s: ${nameOf(asked)}`
      note({ what, value: latency.p95, unit: 'ms', bound: { most }, latency, failed })
    }
  }
}

/** Measures how many item lists per second a process answers. */
export async function measureThroughput(
  url: string,
  samples: Samples,
  { warmUp, load: length }: Effort,
): Promise<Result> {
  const many = { url, requests: requestsOf(itemLists(samples)), connections: MANY }
  if (warmUp) await flood({ ...many, length: warmUp })
  const { perSecond, latency, failed } = await flood({ ...many, length })
  return {
    what: 'lists of 50 items, as many as one API process gives',
    value: perSecond,
    unit: '/s',
    bound: { least: 500 },
    latency,
    failed,
  }
}

/** Measures how much longer a call takes for a signed-in user than a public call with the same answer. */
export async function measureSurcharge(
  url: string,
  { open, own }: Readonly<Record<'open' | 'own', Asked>>,
  { warmUp, load: length }: Effort,
): Promise<Result> {
  const measured = async (asked: Asked) => {
    const steady = { url, requests: requestsOf(asked), rate: CALM }
    if (warmUp) await steadyLoad({ ...steady, length: warmUp })
    return steadyLoad({ ...steady, length })
  }
  const [ofAnybody, ofUser] = [await measured(open), await measured(own)]
  return {
    what: 'an authenticated call costs over the public one, p50',
    value: ofUser.latency.p50 - ofAnybody.latency.p50,
    unit: 'ms',
    bound: { most: 2 },
    latency: ofUser.latency,
    failed: ofAnybody.failed + ofUser.failed,
  }
}
