import type { Page, Request } from 'playwright-core'

/** Maximum requests that an idle mint page with a connected wallet may make to its node per minute. */
export const MOST_IDLE_REQUESTS = 12

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A page whose clock runs only on demand. */
export interface SlowedPage {
  /** Lets the page's clock run, and waits for answers to its requests. */
  run: (milliseconds: number) => Promise<void>
  /** Counts requests to the node in a minute on the page's clock. */
  idleMinute: () => Promise<number>
}

/**
 * Reloads a page with a clock that stands still once the page is ready, so that its minutes are the same on each
 * machine.
 *
 * @param node Its node's URL.
 * @param ready Waits until the page has shown everything.
 */
export async function slowPage(
  page: Page,
  { node, ready }: { node: string; ready: () => Promise<void> },
): Promise<SlowedPage> {
  const { origin } = new URL(node)
  const isAsked = (request: Request) =>
    new URL(request.url()).origin === origin && request.method() !== 'OPTIONS'
  let asked = 0
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!isAsked(request)) return
    asked += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))

  await page.clock.install()
  await page.reload()
  await ready()
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + MINUTE)
  const run = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += SECOND) {
      await page.clock.runFor(SECOND)
      do await page.evaluate(() => undefined)
      while (open.size > 0)
    }
  }
  // Work that became due when the clock jumped.
  await run(5 * SECOND)
  return {
    run,
    idleMinute: async () => {
      const before = asked
      await run(MINUTE)
      return asked - before
    },
  }
}

/** Makes a page believe that its tab is hidden. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    window.dispatchEvent(new Event('visibilitychange'))
  })
}
