import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../lib/sinceChange.ts'
import { untilNextRead } from '../lib/untilNextRead.ts'

interface DropReadInput<Content> {
  queryKey: QueryKey
  /** Default: true. */
  enabled?: boolean
  read: (signal: AbortSignal, before: Content | undefined) => Promise<Content>
  /** Returns what wallets' terms depend on. */
  contentOf: (drop: Content) => unknown
  /** Returns the seconds until a phase next opens or closes; undefined = none will. */
  secondsUntilChange: (drop: Content) => bigint | undefined
  /** Milliseconds between reads. Default: 15 seconds. */
  interval?: number
}

/** Fetches a drop again and again, and whenever a phase opens or closes. */
export function useDropRead<Content extends object>(input: DropReadInput<Content>) {
  const { queryKey, enabled, read, contentOf, secondsUntilChange, interval } = input
  const client = useQueryClient()
  return useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Content & RepeatedRead>(queryKey)
      const drop: Content = await read(signal, before)
      return sinceChange(before, drop, contentOf)
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      untilNextRead(data && secondsUntilChange(data), interval),
  })
}
