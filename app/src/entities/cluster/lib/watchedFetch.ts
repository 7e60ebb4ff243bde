import type { QueryClient } from '@tanstack/react-query'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'

/**
 * A fetch that has the node's health checked at once when a request does not reach it, or is refused.
 *
 * @param reach The underlying fetch. Default: that of the platform.
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

/** True where the node does not work for anybody here; other answers are about the question. */
function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500
}
