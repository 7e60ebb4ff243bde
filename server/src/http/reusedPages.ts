import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as it is sent. */
export interface WrittenPage {
  readonly bytes: Buffer
  /** Token of the next page that goes into a header; undefined = there is none, or it is in the page. */
  readonly next: string | undefined
}

/** Reads the state of what pages are made of, as a text that is the same until it changes; undefined = it is not known. */
export type StateOf = () => Promise<string | undefined>

/** Gives the page of a key as it is now: one that was made in the same state, or else what it makes. */
export type ReusePage = (key: string, make: () => Promise<WrittenPage>) => Promise<WrittenPage>

/** A page as it is kept. */
interface KeptPage {
  readonly compressed: Buffer
  /** Bytes of the whole page. */
  readonly length: number
  readonly next: string | undefined
}

/** Most bytes of pages that are kept. Those of items repeat themselves, and take a twentieth of what they are. */
const MAX_BYTES = 12 * 2 ** 20
/** Bytes that it takes to keep a page besides, about. */
const OVERHEAD = 500

/**
 * Takes half as long as deflate at its fastest, and leaves two thirds of the bytes. Pages repeat themselves from entry to
 * entry: looking back further takes three times as long, and leaves as many.
 */
const FAST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** A process keeps pages, compressed, for as long as nothing is written. */
export function reusedPages(stateOf: StateOf): ReusePage {
  // All that is kept is of one state: an older one does not come back.
  let current: string | undefined
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ compressed }, key) => OVERHEAD + key.length + compressed.length,
  })

  return async (key, make) => {
    // Before the page is made, so that it is never older than what it is kept under.
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

/** Memory for all of a page at once: a byte more than it has, or room for what follows would be made as well. */
const wholeOf = ({ compressed, length, next }: KeptPage): WrittenPage => ({
  bytes: brotliDecompressSync(compressed, { chunkSize: Math.max(length + 1, MIN_CHUNK) }),
  next,
})

/** The least that zlib takes. */
const MIN_CHUNK = 64
