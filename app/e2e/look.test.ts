import { expectGoodLook } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { connectDevelopmentWallet } from './helpers/steps.ts'
import { PHONE } from './helpers/visit.ts'

/**
 * Rules about content that an open list hides from others, while focus stays in it: axe accepts this for dialogs only.
 */
const HIDES_THE_PAGE = ['aria-hidden-focus', 'page-has-heading-one']

describe('the look of the console', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('fits all sizes and is accessible in both themes', async () => {
    const { page, end } = await app.open({ viewport: PHONE })
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    await expectGoodLook(page, 'home-nobody')

    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await expectGoodLook(page, 'connect')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog', { name: 'Help: Collections' })
    await help.getByText('What is a collection?').click()
    await expectGoodLook(page, 'help')
    await page.keyboard.press('Escape')

    await connectDevelopmentWallet(page)
    await page.getByText('No collections yet').waitFor()
    await expectGoodLook(page, 'home')

    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page.getByRole('menu').getByText('10 SOL').waitFor()
    await expectGoodLook(page, 'account')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /Network: / }).click()
    await page.getByRole('dialog').waitFor()
    await expectGoodLook(page, 'network')
    await page.getByRole('button', { name: 'Use a custom RPC' }).click()
    await page.getByRole('textbox', { name: 'RPC URL' }).waitFor()
    await expectGoodLook(page, 'custom-node')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await expectGoodLook(page, 'settings')

    await page.goto(`${app.url}#/nowhere`)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await expectGoodLook(page, 'not-found')
    await end()
  })

  it('fits all sizes and is accessible in both themes, of every component', async () => {
    const { page, end } = await app.open({ viewport: PHONE, path: 'gallery.html' })
    await page.getByRole('heading', { name: 'Components' }).waitFor()
    await expectGoodLook(page, 'gallery')
    await page.getByRole('combobox').first().click()
    await page.getByRole('listbox').waitFor()
    await expectGoodLook(page, 'gallery-list', HIDES_THE_PAGE)
    await end()
  })
})
