import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { violationsOf } from './violations.ts'
import { DESKTOP, PHONE, TABLET } from './visit.ts'

/** Folder for pictures of every page; undefined = none are taken, which saves a seventh of a look's CPU time. */
const PICTURES = process.env.MINTLINE_SCREENSHOTS

/** Folder for the pictures in the README. */
const FOLDER = fileURLToPath(new URL('../dist/screenshots', import.meta.url))

/**
 * Expects that the page is accessible and does not scroll sideways in all sizes and both themes, and shoots each. The page has its own size and the light theme afterwards.
 *
 * @param except axe rule ids to ignore.
 */
export async function expectGoodLook(
  page: Page,
  name: string,
  except: readonly string[] = [],
): Promise<void> {
  const own = page.viewportSize()
  for (const [size, viewport] of Object.entries({
    phone: PHONE,
    tablet: TABLET,
    desktop: DESKTOP,
  })) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, except)
      await shoot(page, `${name}-${size}-${colorScheme}`)
    }
  }
  if (own) await page.setViewportSize(own)
}

/** Saves a picture of the whole page in MINTLINE_SCREENSHOTS, if that is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  mkdirSync(PICTURES, { recursive: true })
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // A window as tall as the page, otherwise fixed elements would appear in the middle.
  if (size) await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
  await page.screenshot({ path: join(PICTURES, `${name}.png`) })
  if (size) await page.setViewportSize(size)
}

/** Saves a picture of the window in e2e/dist for the README: `npm run pictures` copies it there. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  await page.screenshot({ path: join(FOLDER, `console-${name}.png`) })
}

/**
 * Expects that axe finds nothing.
 *
 * @param except Rule ids to ignore.
 */
export async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  expect(await violationsOf(page, except)).to.deep.equal([])
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, 'width of the content').to.be.at.most(width)
}
