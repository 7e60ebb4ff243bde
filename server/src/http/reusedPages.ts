import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as sent. */
export interface WrittenPage {
  readonly bytes: Buffer
  /** The next page's token for the header; undefined = last page, or the token is in the page. */
  readonly next: string | undefined
}

/** Returns a text that stays the same until anything that pages depend on changes; undefined = unknown. */
export type StateOf = () => Promise<string | undefined>

/** Returns a key's page: cached in the current state, or a new one from `make`. */
export type ReusePage = (key: string, make: () => Promise<WrittenPage>) => Promise<WrittenPage>

/** A cached page. */
interface KeptPage {
  readonly compressed: Buffer
  /** Uncompressed size in bytes. */
  readonly length: number
  readonly next: string | undefined
}

/** Cache size in bytes. Pages with items are repetitive, and compress to a twentieth. */
const MAX_BYTES = 12 * 2 ** 20
/** Approximate overhead per cached page in bytes. */
const OVERHEAD = 500

/**
 * Takes half as long as deflate at its fastest, and leaves two thirds of the bytes. Pages repeat themselves from entry
 * to entry: a larger window takes three times as long, without any gain.
 */
const FAST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Creates a cache for compressed pages, valid until anything is written. */
export function reusedPages(stateOf: StateOf): ReusePage {
  // The whole cache has one state: an older one does not come back.
  let current: string | undefined
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ compressed }, key) => OVERHEAD + key.length + compressed.length,
  })

  return async (key, make) => {
    // Read before the page is made, so that a page is never older than its state.
    const state = await stateOf()
    if (state === undefined) return make()
    if (state !== current) {
      pages.clear()
      current = state
    }
    const kept = pages.get(key)
    if (kept) return wholeOf(kept)
    const page = await make()
    if (state === current) {
      const compressed = brotliCompressSync(page.bytes, FAST)
      pages.set(key, { compressed, length: page.bytes.length, next: page.next })
    }
    return page
  }
}

/** Decompresses a page into one buffer: one byte more than it has, or zlib would allocate another chunk. */
const wholeOf = ({ compressed, length, next }: KeptPage): WrittenPage => ({
  bytes: brotliDecompressSync(compressed, { chunkSize: Math.max(length + 1, MIN_CHUNK) }),
  next,
})

/** Minimum chunk size in zlib. */
const MIN_CHUNK = 64
