import type { ServedConfig } from '../build/servedConfig.ts'

/** Address of `npm run server`. */
const SERVER_URL = 'http://127.0.0.1:8787'
/** Milliseconds in which a server on this machine says that it answers, also while it reads a chain. */
const PATIENCE = 2_000

/** Address of a server that may be there, and the time that it is given to answer. */
interface AskedServer {
  /** Default: that of `npm run server`. */
  url?: string
  /** Milliseconds. Default: 2 seconds. */
  patience?: number
}

/**
 * The configuration for a page, with the server of the embedded network if it answers now. It is asked here and not by
 * the page, since browsers report each server that is not there as an error.
 */
export function withAnsweringServer(
  config: ServedConfig,
  { url = SERVER_URL, patience = PATIENCE }: AskedServer = {},
): () => Promise<ServedConfig> {
  return async () =>
    (await answers(url, patience)) ? { ...config, indexer: { embedded: url } } : config
}

async function answers(url: string, patience: number): Promise<boolean> {
  try {
    const health = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(patience) })
    await health.body?.cancel()
    return health.ok
  } catch {
    return false
  }
}
