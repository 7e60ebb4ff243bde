import { type RunningApp, startApp } from './helpers/startApp.ts'

const SETTINGS_SCRIPT = /\/assets\/SettingsPage-[^/]*\.js$/

describe('a part of the console that fails to load', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('loads with the retry button, once the connection is back', async () => {
    // Given a connection that is lost before the settings were ever opened
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
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
})
