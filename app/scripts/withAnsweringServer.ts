import type { ServedConfig } from '../build/servedConfig.ts'

/** The URL of `npm run server`. */
const SERVER_URL = 'http://127.0.0.1:8787'
/** Milliseconds within which a server on this machine answers, even while it indexes a chain. */
const PATIENCE = 2_000

/** URL of a server that may be running, and the timeout. */
interface AskedServer {
  /** Default: as in `npm run server`. */
  url?: string
  /** Milliseconds. Default: 2 seconds. */
  patience?: number
}

/**
 * Adds the embedded network's server to a page's configuration if it answers now. The check is made here and not by the
 * page, since browsers report each missing server as an error.
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
