import type { Page } from 'playwright-core'

/** Requests of one kind that a page makes to its node, in the hands of a story. */
export interface HeldRequests {
  /** How many have come so far. */
  count: () => number
  /** Resolves once so many have come. */
  reached: (count: number) => Promise<void>
  /** Lets all through, those that wait and those to come. */
  release: () => Promise<void>
}

/**
 * Lets so many requests of a method through to the node and holds back the others, so that a story
 * can do something in the middle, however fast the machine is.
 */
export async function holdRequests(
  page: Page,
  { rpcUrl, method, after }: { rpcUrl: string; method: string; after: number },
): Promise<HeldRequests> {
  let count = 0
  let isReleased = false
  const waiting: (() => Promise<void>)[] = []
  const listeners = new Set<() => void>()
  const { origin } = new URL(rpcUrl)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes(`"${method}"`)) return route.fallback()
      count += 1
      for (const listener of listeners) listener()
      if (isReleased || count <= after) return route.fallback()
      // The page may be gone by the time it is let through.
      waiting.push(() => route.fallback().catch(() => undefined))
    },
  )
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
