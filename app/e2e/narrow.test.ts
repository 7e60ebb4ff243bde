import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import {
  connectCollector,
  type DeployedDrop,
  deployDrop,
  openMintPage,
} from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

/** The narrowest phones' width. */
const NARROW = { width: 320, height: 640 }
const LONGEST_SYMBOL = 'W'.repeat(32)
const NAME = 'Dawn \u05e9\u05dc\u05d5\u05dd Chorus'
const PARTS = ['', '/phases', '/allowlists', '/items', '/administration']

describe('long symbols and names from right to left on the narrowest phones', () => {
  let app: RunningApp
  let drop: DeployedDrop

  before(async () => {
    app = await startApp()
    drop = await deployDrop(app, {
      symbol: LONGEST_SYMBOL,
      name: NAME,
      phases: [{ phaseType: 'public', priceAmount: 1n }],
    })
  })
  after(() => app.close())

  it('fit the mint page, before and after a mint', async () => {
    const { page, end } = await openMintPage(app, LONGEST_SYMBOL, { viewport: NARROW })
    await page.getByRole('heading', { level: 1, name: NAME, exact: true }).waitFor()
    await expectFits(page, 'mint')
    await connectCollector(page)
    await page.getByRole('button', { name: 'Mint 1 for 0.000000001 SOL' }).click()
    await page.getByRole('link', { name: `${NAME} #1` }).waitFor()
    await expectFits(page, 'minted')
    await end()
  })

  it('fit the page of a collection that does not exist', async () => {
    const { page, end } = await openMintPage(app, 'X'.repeat(32), { viewport: NARROW })
    await page.getByRole('heading', { name: 'No such collection on this network' }).waitFor()
    await expectFits(page, 'mint-missing')
    await end()
  })

  it('fit every page of the console', async () => {
    const { page, visit } = await openAsCreator(app, { creator: drop.creator, viewport: NARROW })
    await page.getByRole('link', { name: NAME, exact: true }).waitFor()
    await page.getByText(LONGEST_SYMBOL, { exact: true }).waitFor()
    await expectFits(page, 'home')
    for (const part of PARTS) {
      await page.goto(`${app.url}#/collections/${drop.deployment}${part}?cluster=embedded`)
      await page.getByRole('heading', { level: 1, name: NAME, exact: true }).waitFor()
      await page.getByText(LONGEST_SYMBOL, { exact: true }).first().waitFor()
      await expectFits(page, `collection${part.replace('/', '-')}`)
    }
    await visit.end()
  })
})

/** Expects that nothing overflows, and that no text or label changes its direction. */
async function expectFits(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null)
  await shoot(page, `narrow-${name}-light`)
  await expectNoSidewaysScroll(page)
  const texts = await page.evaluate(() => [
    document.title,
    document.body.textContent ?? '',
    ...[...document.querySelectorAll('[aria-label],[alt],[title]')].flatMap((element) =>
      ['aria-label', 'alt', 'title'].map((attribute) => element.getAttribute(attribute) ?? ''),
    ),
  ])
  expect(
    texts.filter((text) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text)),
  ).to.deep.equal([])
}
