import type { Indexer } from '../lib/indexer.ts'

/** Milliseconds for the first answer: a page waits no longer for a server that may be away. */
const PATIENCE = 2_000

/** Knowledge of a server about a collection; a silent one is not asked again. */
export type Knowledge = 'silent' | 'unknown' | 'known'

/** Servers that did not answer, for the rest of the visit. */
const silent = new Set<string>()

/**
 * Asks a server for a collection. Any failure is silence; only the reason of the signal is thrown.
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
    // Loaded only where there is a server.
    const { fetchTotals } = await import('./fetchTotals.ts')
    const totals = await fetchTotals(indexer, deployment, { signal, patience: PATIENCE })
    return totals ? 'known' : 'unknown'
  } catch {
    signal.throwIfAborted()
    silent.add(indexer.url)
    return 'silent'
  }
}
