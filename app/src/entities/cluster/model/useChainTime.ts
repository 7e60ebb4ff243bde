import { fetchChainTime } from '@mintline/solana'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { useCluster } from './clusterContext.ts'

/** Chain time, by which the programs open and close phases. */
export type ChainTime =
  | { status: 'asked' }
  | { status: 'unknown'; error: Error; retry: () => void }
  /** In unix seconds. */
  | { status: 'known'; now: bigint }

const SECOND = 1_000

/** Returns the chain time: from the last poll (`usePulse`), counted on since then. */
export function useChainTime(): ChainTime {
  const { cluster, connection } = useCluster()
  const { data, error, refetch } = useQuery({
    queryKey: chainTimeKey(clusterKey(cluster)),
    queryFn: async () => ({ time: await fetchChainTime(connection), askedAt: performance.now() }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [tick, setTick] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setTick(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  if (data) {
    const passed = Math.max(Math.floor((tick - data.askedAt) / SECOND), 0)
    return { status: 'known', now: data.time + BigInt(passed) }
  }
  return error ? { status: 'unknown', error, retry: () => void refetch() } : { status: 'asked' }
}

/** Returns the chain time in seconds; undefined while it is not known. */
export function secondsOf(time: ChainTime): bigint | undefined {
  return time.status === 'known' ? time.now : undefined
}

/** Returns the query key for a network's chain time, from its cluster's key prefix. */
export function chainTimeKey(scope: QueryKey[number]): QueryKey {
  return [scope, 'chain-time']
}
