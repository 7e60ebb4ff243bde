import { expect } from 'chai'
import { expectSoon } from './helpers/expectSoon.ts'
import { deployDrop, mintPath } from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { connectDevelopmentWallet, expectFocused } from './helpers/steps.ts'

const SETTINGS_SCRIPT = /\/assets\/SettingsPage-[^/]*\.js$/
const WALLET_SCRIPT = /\/assets\/WalletPanel-[^/]*\.js$/
const CONSOLE_WALLET_SCRIPT = /\/assets\/LoadedWalletConnection-[^/]*\.js$/
const TRANSACTIONS_SCRIPT = /\/assets\/LoadedTransactions-[^/]*\.js$/
const FAILURES = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/

describe('a part of the console that fails to load', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('loads with the retry button, once the connection is back', async () => {
    // Given a connection that is lost before the settings were ever opened
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(FAILURES)
    await page.getByRole('heading', { name: 'Collections', exact: true }).waitFor()
    await page.route(SETTINGS_SCRIPT, (route) => route.abort('internetdisconnected'))

    // When they are opened
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByText('A part of this page did not load.').waitFor()
    await page.unroute(SETTINGS_SCRIPT)
    await page.getByRole('button', { name: 'Reload the page' }).click()

    // Then they are there
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
    await end()
  })

  it('says so over the page where somebody connects, and can be tried again', async () => {
    // Given a connection that is lost before anybody connected
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(FAILURES)
    const connect = page.getByRole('button', { name: 'Connect', exact: true })
    await connect.waitFor()
    await page.route(CONSOLE_WALLET_SCRIPT, (route) => route.abort('internetdisconnected'))

    // When somebody does
    await connect.click()
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
    await dialog.getByText('The wallet connection could not be loaded').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectFocused(connect)
    expect(await connect.getAttribute('aria-busy')).to.equal(null)
    await connect.click()
    await page.unroute(CONSOLE_WALLET_SCRIPT)
    await dialog.getByRole('button', { name: 'Reload the page' }).click()

    // Then it is there after a reload
    await connectDevelopmentWallet(page)
    await end()
  })

  it('says so over the page where something is sent, and can be tried again', async () => {
    // Given a connection that is lost before anything was sent
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(FAILURES)
    await connectDevelopmentWallet(page)
    await page.route(TRANSACTIONS_SCRIPT, (route) => route.abort('internetdisconnected'))

    // When something is
    const demo = page.getByRole('button', { name: 'Try a demo drop' })
    await demo.click()
    const dialog = page.getByRole('dialog', { name: 'Transactions' })
    await dialog.getByText('Transactions could not be loaded').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectFocused(demo)
    await demo.click()
    await page.unroute(TRANSACTIONS_SCRIPT)
    await dialog.getByRole('button', { name: 'Reload the page' }).click()

    // Then it is reviewed after a reload
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    await demo.click()
    await page.getByRole('dialog', { name: 'Deploy a demo drop' }).waitFor()
    await end()
  })
})

describe('a part of the mint page that fails to load', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
    await deployDrop(app, { symbol: 'OFFLINE', phases: [{ phaseType: 'public', priceAmount: 0n }] })
  })
  after(() => app.close())

  it('says so once it is needed, and loads when the page is loaded again', async () => {
    // Given a drop whose wallet code could not be loaded ahead
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(FAILURES)
    const failed = page.waitForEvent('requestfailed', (request) =>
      WALLET_SCRIPT.test(request.url()),
    )
    await page.route(WALLET_SCRIPT, (route) => route.abort('internetdisconnected'))
    await page.goto(app.url + mintPath('OFFLINE'))
    await page.getByText('0 of 100 minted').waitFor()
    await failed
    await expectSoon(() => page.getByText('did not load').count(), 0)

    // When somebody connects
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByText('The wallet connection could not be loaded').waitFor()
    await page.getByText('A part of this page did not load.').waitFor()
    await page.getByText('0 of 100 minted').waitFor()
    await page.unroute(WALLET_SCRIPT)
    await page.getByRole('button', { name: 'Reload the page' }).click()

    // Then it is there after a reload
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /Development wallet/ }).waitFor()
    await end()
  })
})
