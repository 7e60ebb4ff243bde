import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { sharedBrowser } from './globalFixtures.ts'
import { PATIENCE } from './patience.ts'

export const PHONE = { width: 360, height: 740 }
/** The narrowest window with the wide layout. */
export const TABLET = { width: 1024, height: 768 }
export const DESKTOP = { width: 1440, height: 900 }

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'

/** Makes a page claim, from its next load on, that it is in a phone's browser. */
export async function claimPhone(page: Page, phone: 'iPhone' | 'Android'): Promise<void> {
  await page.addInitScript(
    (value) => {
      Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
    },
    phone === 'iPhone' ? IPHONE : ANDROID,
  )
}

/** Nodes elsewhere have no subscriptions here. */
const NO_SUBSCRIPTION = /^WebSocket connection to .* failed: .*net::ERR_NAME_NOT_RESOLVED/

/** Options for opening the app. */
export interface OpenOptions {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** The browser's time zone, such as `Europe/Berlin`. Default: UTC. */
  timezoneId?: string
  /** The browser's language, such as `de-DE`. Default: US English. */
  locale?: string
  /** Relative to the site's address, such as `#/settings`. */
  path?: string
  /** Adds to the browser before the page is loaded, as extensions do. */
  prepare?: (context: BrowserContext) => Promise<void>
  /** Local storage from an earlier visit; changes persist. */
  stored?: Readonly<Record<string, string>>
}

/** An open app. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Accepts an error in the browser's console as part of the test. */
  expectConsoleError: (pattern: RegExp) => void
  /** Ends the visit. Throws if there were browser errors or requests to other hosts. */
  end: () => Promise<void>
}

/** Opens the app in a new context, and watches for errors and requests to other hosts. */
export async function openVisit(url: string, options: OpenOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, colorScheme = 'light', path = '', stored = {} } = options
  const { timezoneId = 'UTC', locale = 'en-US', prepare } = options
  const context = await sharedBrowser().newContext({
    viewport,
    colorScheme,
    timezoneId,
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  const strangers: string[] = []
  const expected: RegExp[] = []
  // The browser finds no other host. A request that a test answers itself does not get here.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') strangers.push(request.url())
  })
  await prepare?.(context)
  const page = await context.newPage()
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, Object.entries(stored))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !NO_SUBSCRIPTION.test(text)) complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(url + path)
  return {
    page,
    context,
    expectConsoleError: (pattern) => expected.push(pattern),
    end: async () => {
      await context.close()
      const surprising = complaints.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      )
      expect(surprising, 'errors in the console').to.deep.equal([])
      expect(strangers, 'requests to others').to.deep.equal([])
    },
  }
}

/** Reloads the console at another address: a change after the # alone would not load it. */
export async function openAnew(page: Page, url: string): Promise<void> {
  // The console adds the network to the address once. A reload in that moment would open that address.
  await page.waitForURL(/[?&]cluster=/)
  await page.goto(url)
  await page.reload()
}
