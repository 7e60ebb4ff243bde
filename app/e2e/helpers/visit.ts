import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { theBrowser } from './globalFixtures.ts'

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

/** Where collections of flows say that their metadata is; stories about metadata serve their own. */
const CREATORS_HOST = 'example.com'
const NO_METADATA = { json: {}, headers: { 'access-control-allow-origin': '*' } }

/** As whom and on what the app is opened. */
export interface OpenOptions {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** Where the person is, such as `Europe/Berlin`. Default: UTC. */
  timezoneId?: string
  /** Language of the browser, such as `de-DE`. Default: US English. */
  locale?: string
  /** After the site's address, such as `#/settings`. */
  path?: string
  /** What the browser kept from an earlier visit, in its local storage; changes to it stay. */
  stored?: Readonly<Record<string, string>>
}

/** Somebody who has the app open. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** Says that an error in the browser's console is part of the story. */
  expectConsoleError: (pattern: RegExp) => void
  /** Ends the visit. Throws where the browser complained or somebody else was asked for something. */
  end: () => Promise<void>
}

/** Opens the app in a context of its own, and watches what nobody should see. */
export async function openVisit(url: string, options: OpenOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, colorScheme = 'light', path = '', stored = {} } = options
  const { timezoneId = 'UTC', locale = 'en-US' } = options
  const context = await theBrowser().newContext({
    viewport,
    colorScheme,
    timezoneId,
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const complaints: string[] = []
  const strangers: string[] = []
  const expected: RegExp[] = []
  await context.route(
    (asked) => asked.hostname !== '127.0.0.1' && /^(http|ws)/.test(asked.protocol),
    (route) => {
      const asked = route.request().url()
      if (new URL(asked).hostname === CREATORS_HOST) return route.fulfill(NO_METADATA)
      strangers.push(asked)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, Object.entries(stored))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
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

/** Opens the console anew at another address: where only the part after the # differs, nothing loads. */
export async function openAnew(page: Page, url: string): Promise<void> {
  // The console puts the network into its address once. At that very moment a reload opens that address.
  await page.waitForURL(/[?&]cluster=/)
  await page.goto(url)
  await page.reload()
}
