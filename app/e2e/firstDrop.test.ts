import { readdirSync } from 'node:fs'
import { fetchMints } from '@mintline/solana'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { connectionOf } from './helpers/chain.ts'
import {
  deployAndConfirm,
  enterArtwork,
  openCollectionInfo,
  openDeployForm,
  supplyField,
  symbolField,
} from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, picture } from './helpers/look.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import { type AppWithFiles, startAppWithFiles } from './helpers/startAppWithFiles.ts'
import { sunrise } from './helpers/sunrise.ts'

const DAY = 86_400_000
const PIXELS = 1_600
/** Maximum width and height for previews. */
const PREVIEW_PIXELS = 1_024

describe('a first drop', () => {
  let app: AppWithFiles

  before(async () => {
    app = await startAppWithFiles()
  })
  after(() => app.close())

  it('goes from a picture to items in a wallet that show it, using only what the pages offer', async () => {
    const { page, end } = await app.open({
      viewport: { width: 1280, height: 800 },
      path: '#/?wallet=development',
    })
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()

    await openDeployForm(page)
    await enterArtwork(page, {
      file: sunrise(PIXELS),
      name: 'Dawn Chorus',
      description: 'First light over the sea.',
    })
    await page.getByText('PNG, 1,600 × 1,600 pixels').waitFor()
    await symbolField(page).fill('DAWN')
    await supplyField(page).fill('500')
    await page.getByText('DAWN is free.').first().waitFor()
    await expectShown(page.getByRole('img', { name: 'Dawn Chorus' }))
    await page.getByText('Total, about').waitFor()
    await top(page)
    await picture(page, 'deploy')
    // Nothing is stored before Deploy is pressed.
    expect(readdirSync(app.files)).to.deep.equal([])
    await deployAndConfirm(page, 'DAWN')
    expect(readdirSync(app.files)).to.have.length(3)

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
    await mintPage.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    await mintPage.getByText('First light over the sea.').waitFor()
    await expectShown(mintPage.getByRole('img', { name: 'Dawn Chorus' }))
    await readyToMint(mintPage, 'Mint 1 for 0.5 SOL')
    await expectAccessible(mintPage)
    await mintPage.getByRole('button', { name: 'One more' }).click()
    await readyToMint(mintPage, 'Mint 2 for 1 SOL')
    await picture(mintPage, 'mint')
    await mintPage.getByRole('button', { name: 'Mint 2 for 1 SOL' }).click()
    await mintPage.getByRole('heading', { name: '2 items are yours' }).waitFor()
    for (const name of ['Dawn Chorus #1', 'Dawn Chorus #2']) {
      await expectShown(mintedPicture(mintPage, name))
    }

    const { editions: deployment } = collection
    const issued = await fetchMints(connectionOf(app), deployment)
    expect(issued).to.have.length(2)
    await mintPage.close()
    await end()
  })

  /** Expects the picture's preview, at preview size. */
  async function expectShown(shown: Locator): Promise<void> {
    const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expectSoon(width, PREVIEW_PIXELS)
  }

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
