import type { QueryClient } from '@tanstack/react-query'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'

/**
 * Creates a fetch that triggers a health check when the node does not answer or refuses.
 *
 * @param reach The underlying fetch. Default: the platform's.
 */
export function watchedFetch(
  client: QueryClient,
  scope: unknown,
  reach: typeof fetch = fetch,
): typeof fetch {
  const queryKey = [scope, NODE_QUERY]
  const check = () => {
    const state = client.getQueryState(queryKey)
    // Not during a check: it may be the request that failed.
    if (state?.status === 'success' && state.fetchStatus === 'idle') {
      void client.invalidateQueries({ queryKey })
    }
  }
  return async (input, init) => {
    try {
      const response = await reach(input, init)
      if (isRefusal(response)) check()
      return response
    } catch (error) {
      check()
      throw error
    }
  }
}

/** Returns true if the node refuses everybody here; other errors concern the request. */
function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500
}
