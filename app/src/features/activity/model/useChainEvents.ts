import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { fetchHistoryPage } from '#entities/history/model/fetchHistoryPage.ts'
import { usePhaseNames } from '#entities/phase/model/phaseNameStore.ts'
import { chainEventsOf } from '../lib/chainEvents.ts'

/** Transactions per page, each with its own request. */
const PAGE_SIZE = 20

/** The collection whose events are read. Addresses are base58. */
interface EventsOf {
  readonly editions: string
  /** Its controls, which every change names. */
  readonly editionsControls: string
  /** Its group mint. */
  readonly groupMint: string
  /** Items minted so far: when more are minted, the newest events are refetched. */
  readonly numberOfTokensIssued: bigint
}

/** Fetches a collection's events from the chain, newest first, page after page. */
export function useChainEvents(collection: EventsOf) {
  const { editions, editionsControls, numberOfTokensIssued } = collection
  const client = useQueryClient()
  const { call, identity } = useCluster()
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('chain events', editionsControls, String(numberOfTokensIssued)),
    queryFn: ({ pageParam: before, signal }) => {
      const page = { address: editionsControls, before, size: PAGE_SIZE }
      return fetchHistoryPage(call, client, page, signal)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const { currency } = identity
  const names = usePhaseNames(collection)
  const events = useMemo(
    () =>
      data?.pages.flatMap(({ transactions }) =>
        transactions.flatMap((one) => chainEventsOf(one, editions, { currency, names })),
      ),
    [data, editions, currency, names],
  )
  return { ...query, events }
}
