import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import { expect } from 'chai'
import type { Page } from 'playwright-core'

const FOLDER =
  process.env.MINTLINE_SCREENSHOTS ?? fileURLToPath(new URL('../dist/screenshots', import.meta.url))

/** Takes a picture for people, of the whole page unless something lies above it: into e2e/dist, or where MINTLINE_SCREENSHOTS says. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const above = await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: above === 0 })
}

/** Nothing that keeps somebody out: no violation that axe calls serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect(violations).to.deep.equal([])
}

/** Nothing sticks out at the side, where phones would scroll to. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, 'width of the content').to.be.at.most(width)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
