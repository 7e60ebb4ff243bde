import type { Effort } from '../effort.ts'
import { byId, itemLists, leaderboards, lists, searches } from '../load/calls.ts'
import { flood } from '../load/flood.ts'
import { type Asked, nameOf, requestsOf } from '../load/requests.ts'
import type { Samples } from '../load/samples.ts'
import { steadyLoad } from '../load/steadyLoad.ts'
import type { Result } from '../report/result.ts'

/** Requests per second at which latencies are promised. */
const RATE = 200
/** Connections of a load that is as large as it can be. */
const MANY = 16

/** Calls of one kind, and the most that 95 of 100 requests take, in milliseconds. */
interface Kind {
  readonly name: string
  readonly calls: readonly Asked[]
  readonly most: number
}

/** Measures how long calls take at a steady rate, from when each is due. */
export async function measureLatencies(
  url: string,
  samples: Samples,
  { warmUp, load: length }: Effort,
  onResult: (result: Result) => Promise<void>,
): Promise<void> {
  const kinds: readonly Kind[] = [
    { name: 'by id', calls: byId(samples), most: 10 },
    { name: 'list of 50', calls: lists(samples), most: 50 },
    { name: 'search', calls: searches(samples), most: 150 },
    { name: 'leaderboard', calls: leaderboards(samples), most: 20 },
  ]
  for (const { name, calls, most } of kinds) {
    for (const asked of calls) {
      const steady = { url, requests: requestsOf(asked), rate: RATE }
      if (warmUp) await steadyLoad({ ...steady, length: warmUp })
      const { latency, failed } = await steadyLoad({ ...steady, length })
      const what = `${name}, p95 at ${RATE}/s: ${nameOf(asked)}`
      await onResult({ what, value: latency.p95, unit: 'ms', bound: { most }, latency, failed })
    }
  }
}

/** Measures how many lists of items a process answers. */
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
