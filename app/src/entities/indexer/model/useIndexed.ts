import { useQuery } from '@tanstack/react-query'
import type { Indexer } from '../lib/indexer.ts'
import { useIndexer } from './indexersContext.ts'
import { knowledgeOf } from './knowledgeOf.ts'

/** Milliseconds until a server that does not know a collection is asked again: it may be new. */
const ASKED_AGAIN = 15_000

/** The server that knows a collection. */
export type Indexed =
  | { status: 'asked' }
  /** There is no server, or it does not answer, or not know the collection. */
  | { status: 'absent' }
  | { status: 'present'; indexer: Indexer }

/**
 * Asks the server of the chosen network for a collection, once in a visit. Nothing that the chain itself can tell waits
 * for its answer.
 *
 * @param deployment Base58.
 */
export function useIndexed(deployment: string): Indexed {
  const indexer = useIndexer()
  const { data } = useQuery({
    // Without the cluster, whose transactions change nothing about it.
    queryKey: ['indexed', indexer?.url, indexer?.blockchain, deployment],
    queryFn: ({ signal }) => (indexer ? knowledgeOf(indexer, deployment, signal) : 'silent'),
    enabled: indexer !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: ({ state }) => state.data === 'unknown' && ASKED_AGAIN,
  })
  if (indexer === undefined) return { status: 'absent' }
  if (data === undefined) return { status: 'asked' }
  return data === 'known' ? { status: 'present', indexer } : { status: 'absent' }
}
