import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type RepeatedRead, sinceChange } from '../lib/sinceChange.ts'
import { TERMS_INTERVAL } from '../lib/untilNextRead.ts'

/** A wallet's terms with the time they were read. */
type TermsRead<State> = { state: State } & RepeatedRead

interface WalletTermsInput<State> {
  queryKey: QueryKey
  /** Time when the drop changed; the terms are refetched after it. */
  changedAt: number
  fetchState: (signal: AbortSignal) => Promise<State>
  /** Returns the terms without what changes by itself. Default: all of them. */
  contentOf?: (state: State) => unknown
  /** Milliseconds between reads while the drop stays the same. Default: 30 seconds. */
  interval?: number
  /** Stays in view until the terms are read. Default: nothing. */
  placeholderData?: <Data>(previous: Data | undefined) => Data | undefined
}

/** Fetches a wallet's terms, again and again. */
export function useWalletTerms<State>(input: WalletTermsInput<State>) {
  const { queryKey, changedAt, fetchState, contentOf = (state: State) => state } = input
  const client = useQueryClient()
  const query = useQuery<TermsRead<State>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const read: { state: State } = { state: await fetchState(signal) }
      const before = client.getQueryData<TermsRead<State>>(queryKey)
      return sinceChange(before, read, ({ state }) => contentOf(state))
    },
    refetchInterval: input.interval ?? TERMS_INTERVAL,
    placeholderData: input.placeholderData,
    // The reads retry by themselves.
    retry: false,
  })
  const { refetch } = query
  const seen = useRef(changedAt)
  useEffect(() => {
    if (seen.current === changedAt) return
    seen.current = changedAt
    void refetch()
  }, [changedAt, refetch])
  return query
}
