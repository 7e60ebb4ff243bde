import { isMintlineError } from '@mintline/core'
import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Second word of the key under which a node is asked whether it is there. */
export const NODE_QUERY = 'node'

/** Codes that mean the same however often one asks. */
const FINAL_CODES = new Set<string>([
  'DEPLOYMENT_NOT_FOUND',
  'INVALID_ADDRESS',
  'EDITIONS_NOT_FOUND',
  'EDITIONS_CONTROLS_NOT_FOUND',
  'NOT_EDITIONS_ACCOUNT',
])

/**
 * What pages read of the chain. Keys are `[cluster, entity, …]`: a transaction makes all that is
 * known of its cluster stale.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The embedded network is there without the internet.
        networkMode: 'always',
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 5_000),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Whether asking again would bring the same answer. */
function isFinal(error: unknown): boolean {
  return isMintlineError(error) && FINAL_CODES.has(error.code)
}

/** What a key starts with that belongs to a cluster. */
export function clusterKey(cluster: { id: string; rpcUrl: string }): QueryKey[number] {
  return `${cluster.id} ${cluster.rpcUrl}`
}
