import { useQuery } from '@tanstack/react-query'
import type { Indexer } from '../lib/indexer.ts'
import { useIndexer } from './indexersContext.ts'

/** Milliseconds until a server that does not know a collection is polled again: it may be new. */
const RETRY_INTERVAL = 15_000

/** Whether a server knows a collection, and which. */
type Indexed =
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
    refetchInterval: ({ state }) => state.data === 'unknown' && RETRY_INTERVAL,
  })
  if (indexer === undefined) return { status: 'absent' }
  if (data === undefined) return { status: 'asked' }
  return data === 'known' ? { status: 'present', indexer } : { status: 'absent' }
}

/** Timeout for the first answer in milliseconds: a page waits no longer for a server that may be down. */
const TIMEOUT = 2_000

/** A server's knowledge about a collection; a silent one is not asked again. */
type Knowledge = 'silent' | 'unknown' | 'known'

/** Servers that did not answer, for the rest of the visit. */
const silent = new Set<string>()

/**
 * Asks a server whether it knows a collection. Any failure counts as silence; throws only the signal's reason.
 *
 * @param deployment Base58.
 */
export async function knowledgeOf(
  indexer: Indexer,
  deployment: string,
  signal: AbortSignal,
): Promise<Knowledge> {
  if (silent.has(indexer.url)) return 'silent'
  try {
    // Loaded only if there is a server.
    const { fetchTotals } = await import('./fetchTotals.ts')
    const totals = await fetchTotals(indexer, deployment, { signal, timeout: TIMEOUT })
    return totals ? 'known' : 'unknown'
  } catch {
    signal.throwIfAborted()
    silent.add(indexer.url)
    return 'silent'
  }
}
