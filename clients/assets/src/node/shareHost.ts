import { createHash } from 'node:crypto'
import type { ReadResourceOptions } from '@mintline/core/metadata'
import { type DropToShare, SHARE_CARD, sharedTexts, shareFile } from '@mintline/core/sharing'
import { LRUCache } from 'lru-cache'
import { type ArtworkInput, fetchShareCard } from './shareCard.ts'

/** Where a share host looks for drops, and how it reads their artwork. */
export interface ShareHostOptions {
  /**
   * Finds a drop by a symbol, an address, a union id or a share page's folder. Undefined = this host has none.
   */
  readonly findDrop: (name: string, signal: AbortSignal) => Promise<DropToShare | undefined>
  /** How to read artwork: strangers choose its address, so `fetch` must not reach the host's own network. */
  readonly reading: Pick<ReadResourceOptions, 'gateway'> & { readonly fetch: typeof fetch }
  /** Milliseconds for finding a drop, and for reading artwork. Default: 10 seconds. */
  readonly timeout?: number
}

/** An HTTP response. */
export interface ShareAnswer {
  readonly status: 200 | 404 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/**
 * Answers a request for a drop's share page, or for its card.
 *
 * @param path The path below `share/`: `DAWN/`, or `DAWN/card.jpg`; encoded.
 * @param site Address of the console's folder, with a slash at the end.
 * @param at The same for the host of `share/`. Default: the site.
 * @throws What `findDrop` throws.
 */
export type ShareHost = (path: string, site: string, at?: string) => Promise<ShareAnswer>

/** Limits for all callers together. Cards are a few hundred kilobytes at most. */
const MAX_DROPS = 64
const MAX_CARD_BYTES = 16_777_216
const FINDS_AT_ONCE = 8
const DRAWS_AT_ONCE = 2
const WAITING = 16

/** Milliseconds for which drops and cards are kept, so that changes show soon. */
const DROP_TIME = 60_000
const CARD_TIME = 3_600_000
/** Milliseconds until a missing drop is looked for again. */
const MISSING_TIME = 5_000

const TIMEOUT = 10_000

/** A name, and which of its two files. */
const PATH = /^([^/]{1,200}?)\/?(index\.html|card\.jpg)?$/

/** The page runs no scripts, and its own policy says what it loads. */
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

const NOT_FOUND = plain(404, 'No such drop')
const BUSY = plain(503, 'Try again soon', { 'retry-after': '5' })

/**
 * Creates a host of share pages: writes a drop's page when it is asked for, and draws its card from the artwork. Both
 * are kept for a while, and only so many are made at once.
 */
export function shareHost({ findDrop, reading, timeout = TIMEOUT }: ShareHostOptions): ShareHost {
  const findTurn = turns(FINDS_AT_ONCE)
  const drawTurn = turns(DRAWS_AT_ONCE)
  const drops = new LRUCache<string, { readonly drop: DropToShare | undefined }>({
    max: MAX_DROPS,
    ttl: DROP_TIME,
    ignoreFetchAbort: true,
    fetchMethod: (name, _old, { options }) =>
      findTurn(async () => {
        const drop = await findDrop(name, AbortSignal.timeout(timeout))
        if (!drop) options.ttl = MISSING_TIME
        return { drop }
      }),
  })
  const cards = new LRUCache<string, Card, ArtworkInput>({
    max: MAX_DROPS,
    maxSize: MAX_CARD_BYTES,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + 1,
    ttl: CARD_TIME,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { options, context: artwork }) =>
      drawTurn(async () => {
        try {
          return { bytes: await fetchShareCard(artwork, { ...reading, timeout }) }
        } catch {
          // It may be readable later.
          options.ttl = DROP_TIME
          return NO_CARD
        }
      }),
  })
  const pageOf = (
    drop: DropToShare,
    ...urls: readonly [site: string, at?: string]
  ): ShareAnswer => {
    const { image } = drop.texts
    // A picture that could not be drawn is shown as it is, as far as apps can.
    const hasCard = image !== undefined && cards.peek(keyOf(drop, image)) !== NO_CARD
    const { html } = shareFile({ ...drop, texts: sharedTexts(drop.texts), hasCard }, ...urls)
    const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }
    return { status: 200, headers, body: html }
  }
  const cardOf = async (drop: DropToShare): Promise<ShareAnswer> => {
    const { image } = drop.texts
    if (image === undefined) return NOT_FOUND
    const context = { image, background: drop.theme?.background }
    const { bytes } = await cards.forceFetch(keyOf(drop, image), { context })
    if (bytes === undefined) return NOT_FOUND
    return { status: 200, headers: { ...HEADERS, 'content-type': 'image/jpeg' }, body: bytes }
  }
  return async (path, ...urls) => {
    const [, name, file] = PATH.exec(decoded(path)) ?? []
    if (name === undefined) return NOT_FOUND
    try {
      const { drop } = await drops.forceFetch(name)
      if (!drop) return NOT_FOUND
      return file === SHARE_CARD.file ? await cardOf(drop) : pageOf(drop, ...urls)
    } catch (error) {
      if (error instanceof TooMany) return BUSY
      throw error
    }
  }
}

/** A drop's card; undefined = its artwork cannot be drawn. */
interface Card {
  readonly bytes: Uint8Array | undefined
}

const NO_CARD: Card = { bytes: undefined }

/** Names an artwork and how it is drawn. It may be a megabyte of `data:`. */
function keyOf({ theme }: DropToShare, image: string): string {
  return createHash('sha256').update(`${theme?.background} ${image}`).digest('base64')
}

/** Too many callers wait already. */
class TooMany extends Error {}

/** Limits work at the same time; the rest waits, as far as there is room. */
function turns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= WAITING) throw new TooMany()
      // The turn is handed on.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function plain(
  status: ShareAnswer['status'],
  body: string,
  headers: ShareAnswer['headers'] = {},
): ShareAnswer {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers: { ...HEADERS, ...type, ...headers }, body }
}

/** Decodes a path; empty if the encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
