import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { type DeployedDrop, deployDrop, mintPath } from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

/** 1 June 2040, 18:00 UTC: 20:00 in Berlin. */
const JUNE = BigInt(Date.UTC(2040, 5, 1, 18) / 1_000)
const BERLIN = { timezoneId: 'Europe/Berlin', locale: 'de-DE' }

describe('dates', () => {
  let app: RunningApp
  let drop: DeployedDrop

  before(async () => {
    app = await startApp()
    drop = await deployDrop(app, {
      symbol: 'DATES',
      phases: [{ phaseType: 'public', priceAmount: 0n, endTime: JUNE }],
    })
  })
  after(() => app.close())

  it('are US English with a short zone by default, in the console and on the mint page', async () => {
    const { page, visit } = await openAsCreator(app, { creator: drop.creator, ...BERLIN })
    await expectDates(page, ['Jun 1, 2040, 8:00 PM GMT+2', 'Jun 1, 2040, 6:00 PM UTC'])

    await choose(page, 'Language of this browser')
    await expectAccessible(page)
    await shoot(page, 'settings-dates-desktop-light')
    await expectDates(page, ['1. Juni 2040, 20:00 MESZ', '1. Juni 2040, 18:00 UTC'])

    await choose(page, 'ISO, in UTC')
    await expectDates(page, ['2040-06-01 18:00 UTC'])
    await visit.end()
  })

  async function choose(page: Page, style: string): Promise<void> {
    await page.goto(`${app.url}#/settings?cluster=embedded`)
    await page.getByRole('combobox', { name: 'Dates' }).click()
    await page.getByRole('option', { name: style }).click()
  }

  /** Expects the phase's end in these formats, in the console and on the mint page. */
  async function expectDates(page: Page, texts: readonly string[]): Promise<void> {
    for (const path of [
      `#/collections/${drop.deployment}/phases?cluster=embedded`,
      mintPath(drop.deployment),
    ]) {
      await page.goto(app.url + path)
      await page
        .getByText(texts[0] ?? '', { exact: true })
        .first()
        .waitFor({ state: 'attached' })
      // The mint page folds its phases.
      const folded = page.locator('main details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
      for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor()
      const written = (await page.locator('main').textContent()) ?? ''
      expect(written.match(/2040/g)?.length).to.be.at.least(texts.length)
    }
  }
})
