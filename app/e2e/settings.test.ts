import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { enterBasics } from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { serveHostPage } from './helpers/hostPage.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { costOf, deployDrop, lamportsOf, mintPath } from './helpers/mintPage.ts'
import { reportRecentFees } from './helpers/otherNode.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { DESKTOP, openVisit, PHONE } from './helpers/visit.ts'

const SIZES = { phone: PHONE, desktop: DESKTOP }
/** The pages' background. */
const LIGHT = 'oklch(0.985 0.002 165)'
const DARK = 'oklch(0.168 0.006 172)'

describe('settings', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
    await deployDrop(app, {
      symbol: 'THEMED',
      phases: [{ phaseType: 'public', priceAmount: 0n }],
    })
  })
  after(() => app.close())

  it('has a theme, which applies at once, in other tabs too, and is kept', async () => {
    // Given a light system, and two open tabs
    const { page, context, end } = await app.open({ path: '#/settings' })
    await page.getByRole('combobox', { name: 'Theme' }).waitFor()
    const other = await context.newPage()
    await other.goto(app.url)
    await expectSoon(() => backgroundOf(other), LIGHT)
    // When the theme is dark
    await choose(page, 'Theme', 'Dark')
    // Then both are, and the browser's bar
    await expectSoon(() => backgroundOf(page), DARK)
    await expectSoon(() => backgroundOf(other), DARK)
    expect(await barOf(page)).to.equal('#0e1110')
    // And after a reload, until the theme follows the system again
    await page.reload()
    await page.getByRole('combobox', { name: 'Theme' }).waitFor()
    expect(await backgroundOf(page)).to.equal(DARK)
    await choose(page, 'Theme', 'System')
    await expectSoon(() => backgroundOf(page), LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectSoon(() => backgroundOf(page), DARK)
    await end()
  })

  for (const [place, path] of [
    ['the console', ''],
    ['the mint page', mintPath('THEMED')],
  ]) {
    it(`shows ${place} in no other theme before its scripts have run`, async () => {
      // Given a light theme on a dark system, and a page whose own scripts do nothing
      const { page, end } = await app.open({
        path,
        colorScheme: 'dark',
        stored: { 'mintline.settings': JSON.stringify({ theme: 'light' }) },
        prepare: async (context) => {
          await context.route('**/assets/*.js', (route) =>
            route.fulfill({ contentType: 'text/javascript', body: '' }),
          )
        },
      })
      // When the page is parsed, then it is light
      expect(await backgroundOf(page)).to.equal(LIGHT)
      expect(await page.locator('#root').textContent()).to.equal('')
      await end()
    })
  }

  it('shows a mint page inside another page as the system is set', async () => {
    const host = await serveHostPage(
      `<iframe src="${app.url}${mintPath('THEMED')}&embed=1"></iframe>`,
    )
    const { page, end } = await openVisit(host.url, {
      stored: { 'mintline.settings': JSON.stringify({ theme: 'dark' }) },
    })
    await page.frameLocator('iframe').getByText('0 of 100 minted').waitFor()
    const [, frame] = page.frames()
    expect(
      await frame?.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).to.equal(LIGHT)
    await end()
    await host.close()
  })

  it('pays as much for priority as chosen, up to the cap', async () => {
    // Given recent fees from 1 to 4 lamports per compute unit, and a cap above them
    const { page, visit } = await openAsCreator(app, {
      path: '#/settings',
      stored: { 'mintline.settings': JSON.stringify({ maxMicroLamports: '9000000' }) },
    })
    const fees = [
      ...Array(10).fill(1_000_000),
      ...Array(6).fill(2_000_000),
      ...Array(4).fill(4_000_000),
    ]
    await reportRecentFees(page, { fees, rpcUrl: app.network.rpcUrl })
    // When a deployment is reviewed with each choice
    const normal = await priorityOf(page)
    const low = await priorityOf(page, 'Low')
    const fast = await priorityOf(page, 'Fast')
    // Then it pays as much as half, three in four, and 19 in 20 transactions paid
    expect(low > 0n).to.equal(true)
    expect([normal, fast]).to.deep.equal([2n * low, 4n * low])
    // And nothing with none, and no more than the cap
    expect(await priorityOf(page, 'None')).to.equal(0n)
    await openSettings(page)
    await page.getByRole('radio', { name: 'Fast' }).click()
    await page.getByLabel('Highest priority fee').fill('0.000425')
    expect(await priorityOf(page)).to.equal((low + 1n) / 2n)
    await visit.end()
  })

  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      it(`fits a ${size} and is accessible in the theme ${theme}`, async () => {
        const { page, end } = await app.open({
          viewport,
          path: '#/settings',
          stored: { 'mintline.settings': JSON.stringify({ theme }) },
        })
        await page.getByRole('combobox', { name: 'Theme' }).waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await shoot(page, `settings-${size}-${theme}`)
        await end()
      })
    }
  }

  async function choose(page: Page, label: string, option: string): Promise<void> {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }

  /** Leaves the deploy form for the settings. */
  async function openSettings(page: Page): Promise<void> {
    await page.goto(`${app.url}#/settings`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  }

  /** Reads the priority fee in lamports that a deployment's review shows; with a choice, after it was made. */
  async function priorityOf(page: Page, choice?: string): Promise<bigint> {
    if (choice !== undefined) {
      await openSettings(page)
      await page.getByRole('radio', { name: choice }).click()
    }
    await page.goto(`${app.url}#/deploy`)
    const uri = 'https://example.com/collection.json'
    await enterBasics(page, { symbol: 'FEES', name: 'Fees', uri })
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Deploy FEES' })
    await dialog.getByText('Priority fee, at most').waitFor()
    const fee = lamportsOf(await costOf(page, 'Priority fee, at most'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return fee
  }
})

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** Returns the browser's colour around the page. */
function barOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => matchMedia(media).matches)?.content
  })
}
