import { useQuery } from '@tanstack/react-query'
import type { NetworkFee } from '../lib/dropFacts.ts'

/**
 * Fetches once about what the network takes for an item; undefined until then. Without it, the page only says less.
 *
 * @param key Names the network and the drop.
 */
export function useNetworkFee(
  key: readonly unknown[],
  fetchFee: (signal: AbortSignal) => Promise<NetworkFee>,
): NetworkFee | undefined {
  const { data } = useQuery({
    queryKey: [...key, 'network-fee'],
    queryFn: ({ signal }) => fetchFee(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
