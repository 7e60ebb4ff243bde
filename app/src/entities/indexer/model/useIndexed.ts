import { useQuery } from '@tanstack/react-query'
import type { Indexer } from '../lib/indexer.ts'
import { useIndexer } from './indexersContext.ts'
import { knowledgeOf } from './knowledgeOf.ts'

/** Milliseconds until a server that does not know a collection is polled again: it may be new. */
const ASKED_AGAIN = 15_000

/** Whether a server knows a collection, and which. */
export type Indexed =
  | { status: 'asked' }
  /** There is no server, it does not answer, or it does not know the collection. */
  | { status: 'absent' }
  | { status: 'present'; indexer: Indexer }

/**
 * Asks the chosen network's server about a collection, once per visit. Nothing that the chain itself can answer waits
 * for it.
 *
 * @param deployment Base58.
 */
export function useIndexed(deployment: string): Indexed {
  const indexer = useIndexer()
  const { data } = useQuery({
    // Not keyed by cluster, whose transactions do not change the answer.
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
