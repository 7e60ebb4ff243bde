import type { Page, Request } from 'playwright-core'

/** The most requests of an idle minute that a mint page may make to its node, with a wallet connected. */
export const MOST_IDLE_REQUESTS = 12

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A page whose clock runs only when it is told to. */
export interface SlowedPage {
  /** Lets the clock of the page run, and waits for the answers to what it asks meanwhile. */
  run: (milliseconds: number) => Promise<void>
  /** Requests to the node in a minute of the page. */
  idleMinute: () => Promise<number>
}

/**
 * Loads a page again with a clock that stands still once the page is ready, so that its minutes are the same on each
 * machine.
 *
 * @param node Url of its node.
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
  // What the jump of the clock made due.
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

/** Hides the tab of a page from itself. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    window.dispatchEvent(new Event('visibilitychange'))
  })
}
