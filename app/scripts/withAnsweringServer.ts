import type { ServedConfig } from '../build/servedConfig.ts'

/** Address of `npm run server`. */
const SERVER_URL = 'http://127.0.0.1:8787'
/** Milliseconds in which a server on this machine says that it answers. */
const PATIENCE = 500

/**
 * The configuration for a page, with the server of the embedded network if it answers now. It is asked here and not by
 * the page, since browsers report each server that is not there as an error.
 *
 * @param url Default: that of `npm run server`.
 */
export function withAnsweringServer(
  config: ServedConfig,
  url = SERVER_URL,
): () => Promise<ServedConfig> {
  return async () => ((await answers(url)) ? { ...config, indexer: { embedded: url } } : config)
}

async function answers(url: string): Promise<boolean> {
  try {
    const health = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(PATIENCE) })
    await health.body?.cancel()
    return health.ok
  } catch {
    return false
  }
}
