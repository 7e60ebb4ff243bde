import type { QueryClient } from '@tanstack/react-query'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'

/**
 * A fetch that has the node's health checked at once when a request does not reach it.
 *
 * @param reach The underlying fetch. Default: that of the platform.
 */
export function watchedFetch(
  client: QueryClient,
  scope: unknown,
  reach: typeof fetch = fetch,
): typeof fetch {
  const queryKey = [scope, NODE_QUERY]
  return async (input, init) => {
    try {
      return await reach(input, init)
    } catch (error) {
      const state = client.getQueryState(queryKey)
      // Not during a check: it may be the request that failed.
      if (state?.status === 'success' && state.fetchStatus === 'idle') {
        void client.invalidateQueries({ queryKey })
      }
      throw error
    }
  }
}
