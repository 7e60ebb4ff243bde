import { fetchChainTime } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCluster } from './clusterContext.ts'
import { useClusterQueries } from './useClusterQueries.ts'

/** Chain time, by which the programs open and close phases. */
export type ChainTime =
  | { status: 'asked' }
  | { status: 'unknown'; error: Error; retry: () => void }
  /** In unix seconds. */
  | { status: 'known'; now: bigint }

const ASKED_EVERY = 15_000
const SECOND = 1_000

/** Chain time: fetched every 15 seconds, and counted on in between. */
export function useChainTime(): ChainTime {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const { data, error, refetch } = useQuery({
    queryKey: key('chain-time'),
    queryFn: async () => ({ time: await fetchChainTime(connection), askedAt: performance.now() }),
    refetchInterval: ASKED_EVERY,
    staleTime: ASKED_EVERY,
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

/** Chain time in seconds; undefined while it is not known. */
export function secondsOf(time: ChainTime): bigint | undefined {
  return time.status === 'known' ? time.now : undefined
}
