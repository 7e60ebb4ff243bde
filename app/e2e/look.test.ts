import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { connectDevelopmentWallet } from './helpers/steps.ts'
import { DESKTOP, PHONE, type Visit } from './helpers/visit.ts'

/** Rules about what an open list hides from others, while focus stays in it: axe knows so much of dialogs only. */
const HIDES_THE_PAGE = ['aria-hidden-focus', 'page-has-heading-one']

const SIZES = { phone: PHONE, desktop: DESKTOP }

describe('the look of the console', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`fits a ${size} and is accessible in ${colorScheme}`, async () => {
        const visit = await app.open({ viewport, colorScheme })
        const check = async (name: string) => {
          await expectAccessible(visit.page)
          await expectNoSidewaysScroll(visit.page)
          await shoot(visit.page, `${name}-${size}-${colorScheme}`)
        }
        await walkThrough(visit, check)
        await visit.end()
      })

      it(`shows every component to a ${size} in ${colorScheme}`, async () => {
        const { page, end } = await app.open({ viewport, colorScheme, path: 'gallery.html' })
        await page.getByRole('heading', { name: 'Components' }).waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await shoot(page, `gallery-${size}-${colorScheme}`)
        await page.getByRole('combobox').first().click()
        await page.getByRole('listbox').waitFor()
        await expectAccessible(page, HIDES_THE_PAGE)
        await shoot(page, `gallery-list-${size}-${colorScheme}`)
        await end()
      })
    }
  }

  async function walkThrough({ page }: Visit, check: (name: string) => Promise<void>) {
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    await check('home-nobody')

    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await check('connect')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog', { name: 'Help: Collections' })
    await help.getByText('What is a collection?').click()
    await check('help')
    await page.keyboard.press('Escape')

    await connectDevelopmentWallet(page)
    await page.getByText('No collections yet').waitFor()
    await check('home')

    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page.getByRole('menu').getByText('10 SOL').waitFor()
    await check('account')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Network: / }).click()
    await page.getByRole('dialog').waitFor()
    await check('network')
    await page.getByRole('button', { name: 'Use a custom RPC' }).click()
    await page.getByRole('textbox', { name: 'RPC URL' }).waitFor()
    await check('custom-node')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await check('settings')

    await page.goto(`${app.url}#/nowhere`)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await check('not-found')
  }
})
