import type { ReadProgress } from '@mintline/solana'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'

/** A read with many requests, which the person starts if there are too many to begin automatically. */
export type LongRead<Result> =
  | { status: 'waiting'; start: () => void }
  | {
      status: 'reading'
      /** Undefined until the first answer. */
      progress: ReadProgress | undefined
      /** Undefined if it began automatically. */
      stop: (() => void) | undefined
    }
  | { status: 'failed'; error: Error; retry: () => void }
  /** `again` rereads everything, as of now. */
  | { status: 'read'; result: Result; isUpdating: boolean; again: () => void }

/** The read to start. */
interface LongReadInput<Result> {
  /** Unique among a collection's reads, such as `sales`. */
  name: string
  /** Base58. */
  deployment: string
  /** Items minted so far. */
  issued: bigint
  /** True if it may begin automatically; it then reruns whenever more is minted. */
  isAutomatic: boolean
  read: (options: {
    signal: AbortSignal
    onProgress: (progress: ReadProgress) => void
  }) => Promise<Result>
}

/** Starts a long read, and follows it. It ends with the page, and its result is cached for the visit. */
export function useLongRead<Result>({
  name,
  deployment,
  issued,
  isAutomatic,
  read,
}: LongReadInput<Result>): LongRead<Result> {
  const client = useQueryClient()
  const { cluster } = useCluster()
  const [isAsked, setIsAsked] = useState(false)
  const [progress, setProgress] = useState<ReadProgress>()
  // Not below the cluster: each transaction would restart the read.
  const queryKey = [
    'long-read',
    clusterKey(cluster),
    name,
    deployment,
    isAutomatic ? String(issued) : 'asked',
  ]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      setProgress(undefined)
      return read({ signal, onProgress: setProgress })
    },
    enabled: isAutomatic || isAsked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const { error, refetch, isPlaceholderData } = query
  // Long tables render in short tasks, and the progress stays until they are done.
  const data = useDeferredValue(query.data)
  const isFetching = query.isFetching || data !== query.data
  const again = () => {
    setIsAsked(true)
    void refetch()
  }
  const stop = () => {
    setIsAsked(false)
    void client.cancelQueries({ queryKey })
  }
  const isReading = isFetching && (data === undefined || !isAutomatic)
  if (isReading) return { status: 'reading', progress, stop: isAutomatic ? undefined : stop }
  if (error) return { status: 'failed', error, retry: again }
  if (data !== undefined) {
    return { status: 'read', result: data, isUpdating: isPlaceholderData, again }
  }
  return isAutomatic
    ? { status: 'reading', progress, stop: undefined }
    : { status: 'waiting', start: () => setIsAsked(true) }
}

/** Most items that are read one by one without a request from the person: each may take a request to the node. */
const MAX_AUTOMATIC_READS = 50n

/** Returns true if a collection has so few items that a page reads each of them automatically. */
export function isReadAutomatically(issued: bigint): boolean {
  return issued <= MAX_AUTOMATIC_READS
}
