import { isMintlineError } from '@mintline/core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Second element in the query key for a node's health. */
export const NODE_QUERY = 'node'

/** Error codes that a retry would not change. */
const FINAL_CODES = new Set<string>([
  'DEPLOYMENT_NOT_FOUND',
  'INVALID_ADDRESS',
  'EDITIONS_NOT_FOUND',
  'EDITIONS_CONTROLS_NOT_FOUND',
  'NOT_EDITIONS_ACCOUNT',
  'NO_CONTRACT_DATA',
  'UNKNOWN_CONTRACT_TYPE',
  'TOKEN_ID_REQUIRED',
])

/**
 * Creates the cache for chain data. Keys are `[cluster, entity, …]`: a transaction invalidates all its cluster's data.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The embedded network works without the internet.
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 5_000),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Returns true if a retry would give the same answer. */
function isFinal(error: unknown): boolean {
  return isMintlineError(error) && FINAL_CODES.has(error.code)
}

/** Returns a cluster's key prefix. */
export function clusterKey(cluster: { id: string; rpcUrl: string }): QueryKey[number] {
  return `${cluster.id} ${cluster.rpcUrl}`
}
