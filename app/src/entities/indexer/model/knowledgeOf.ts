import type { Indexer } from '../lib/indexer.ts'

/** Timeout for the first answer in milliseconds: a page waits no longer for a server that may be down. */
const PATIENCE = 2_000

/** What a server knows about a collection; a silent one is not asked again. */
export type Knowledge = 'silent' | 'unknown' | 'known'

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
    const totals = await fetchTotals(indexer, deployment, { signal, patience: PATIENCE })
    return totals ? 'known' : 'unknown'
  } catch {
    signal.throwIfAborted()
    silent.add(indexer.url)
    return 'silent'
  }
}
