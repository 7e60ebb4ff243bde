import type { Effort } from '../effort.ts'
import { byId, itemLists, leaderboards, lists, searches } from '../load/calls.ts'
import { load } from '../load/load.ts'
import { type Asked, nameOf, requestsOf } from '../load/requests.ts'
import type { Samples } from '../load/samples.ts'
import type { Result } from '../report/result.ts'

/** Requests per second at which latencies are promised, and their connections. */
const RATE = 200
const CONNECTIONS = 20
/** Connections of a load that is as large as it can be. */
const MANY = 16

/** Calls of one kind, and the most that 95 of 100 requests take, in milliseconds. */
interface Kind {
  readonly name: string
  readonly calls: readonly Asked[]
  readonly most: number
}

/** Measures how long calls take at a steady rate. */
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
      const requests = requestsOf(asked)
      const steady = { url, requests, connections: CONNECTIONS, rate: RATE }
      if (warmUp) await load({ ...steady, length: warmUp })
      const { latency, failed } = await load({ ...steady, length })
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
  const flood = { url, requests: requestsOf(itemLists(samples)), connections: MANY }
  if (warmUp) await load({ ...flood, length: warmUp })
  const { perSecond, latency, failed } = await load({ ...flood, length })
  return {
    what: 'lists of 50 items, as many as one API process gives',
    value: perSecond,
    unit: '/s',
    bound: { least: 500 },
    latency,
    failed,
  }
}
