import type { Page } from 'playwright-core'

/** A page's intercepted requests. */
export interface HeldRequests {
  /** Returns the number of requests so far. */
  count: () => number
  /** Resolves after this many requests. */
  reached: (count: number) => Promise<void>
  /** Lets all requests through, both waiting and future ones. */
  release: () => Promise<void>
}

/** Holds back requests to the node that call a method, as `holdRequests` does. */
export function holdRpcRequests(
  page: Page,
  { rpcUrl, method, after }: { rpcUrl: string; method: string; after: number },
): Promise<HeldRequests> {
  const { origin } = new URL(rpcUrl)
  return holdRequests(page, (url) => url.origin === origin, { text: `"${method}"`, after })
}

/**
 * Lets a number of requests through and holds back the others, so that a test can act in between, however fast the
 * machine is. Only requests whose body includes the text are counted.
 */
export async function holdRequests(
  page: Page,
  matches: (url: URL) => boolean,
  { text = '', after = 0 }: { text?: string; after?: number } = {},
): Promise<HeldRequests> {
  let count = 0
  let isReleased = false
  const waiting: (() => Promise<void>)[] = []
  const listeners = new Set<() => void>()
  await page.route(matches, async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes(text)) return route.fallback()
    count += 1
    for (const listener of listeners) listener()
    if (isReleased || count <= after) return route.fallback()
    // The page may be closed by the time it is let through.
    waiting.push(() => route.fallback().catch(() => undefined))
  })
  return {
    count: () => count,
    reached: (wanted) =>
      new Promise((resolve) => {
        const check = () => {
          if (count < wanted) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      }),
    release: async () => {
      isReleased = true
      for (const letThrough of waiting.splice(0)) await letThrough()
    },
  }
}
