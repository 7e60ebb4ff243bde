import { fetchMints } from '@mintline/solana'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { connectionOf } from './helpers/chain.ts'
import {
  deployAndConfirm,
  enterBasics,
  openCollectionInfo,
  openDeployForm,
} from './helpers/deployForm.ts'
import { expectAccessible, picture } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const DAY = 86_400_000

describe('a first drop', () => {
  let app: RunningApp
  let metadata: ServedHost

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  it('goes from an empty console to items in a wallet, using only what the pages offer', async () => {
    const { page, end } = await app.open({
      viewport: { width: 1280, height: 800 },
      path: '#/?wallet=development',
    })
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()

    await openDeployForm(page)
    const basics = { symbol: 'DAWN', name: 'Dawn Chorus', uri: `${metadata.url}/collection.json` }
    await enterBasics(page, basics)
    await page.getByLabel('Item metadata', { exact: true }).fill(`${metadata.url}/{}.json`)
    await page.getByLabel('Supply', { exact: true }).fill('500')
    await top(page)
    await picture(page, 'deploy')
    await deployAndConfirm(page, 'DAWN')

    await addPhase(page, /^Public/)
    await page.getByLabel('Price').fill('0.5')
    await endIn(page, 2)
    await page.getByRole('button', { name: 'Close phase 1', exact: true }).click()
    await addPhase(page, /^Allowlist/)
    await endIn(page, 5)
    await page.getByText('2 new phases').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const review = page.getByRole('dialog').getByText('Total cost')
    await review.waitFor()
    await picture(page, 'review')
    await confirmReview(page, 'Save')
    await page.getByRole('heading', { name: /^Phase 1/ }).waitFor()
    await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })
    await top(page)
    await picture(page, 'phases')

    const collection = await openCollectionInfo(app, page)
    await goTo(page, 'Overview')
    const link = page.getByRole('link', { name: /\/mint\/#\// }).first()
    const mintPage = await page.context().newPage()
    await mintPage.setViewportSize({ width: 1280, height: 800 })
    await mintPage.goto((await link.getAttribute('href')) ?? '')
    await expectAccessible(mintPage)
    await mintPage.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    await readyToMint(mintPage, 'Mint 1 for 0.5 SOL')
    await mintPage.getByRole('button', { name: 'One more' }).click()
    await readyToMint(mintPage, 'Mint 2 for 1 SOL')
    await picture(mintPage, 'mint')
    await mintPage.getByRole('button', { name: 'Mint 2 for 1 SOL' }).click()
    await mintPage.getByRole('heading', { name: '2 items are yours' }).waitFor()

    const { editions: deployment } = collection
    const issued = await fetchMints(connectionOf(app), deployment)
    expect(issued).to.have.length(2)
    await mintPage.close()
    await end()
  })

  async function addPhase(page: Page, preset: RegExp): Promise<void> {
    const add = page.getByRole('button', { name: 'Add phase', exact: true })
    if (await add.isVisible()) await add.click()
    await page.getByRole('button', { name: preset }).click()
  }

  async function endIn(page: Page, days: number): Promise<void> {
    await page.getByRole('switch', { name: 'Has an end' }).click()
    const end = new Date(Date.now() + days * DAY).toISOString().slice(0, 16)
    await page.getByLabel('End', { exact: true }).fill(end)
  }

  async function top(page: Page): Promise<void> {
    await page.evaluate(() => window.scrollTo(0, 0))
  }

  async function goTo(page: Page, part: string): Promise<void> {
    const parts = page.getByRole('navigation', { name: 'Collection' })
    await parts.getByRole('link', { name: part, exact: true }).click()
  }
})
