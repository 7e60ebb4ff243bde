import { startLocalnet } from '@mintline/localnet'
import { expect } from 'chai'
import { buildOnce } from './helpers/buildOnce.ts'
import { closedPort } from './helpers/closedPort.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { FIRST_LOAD_LIMITS, firstLoadBytes, firstLoadSources } from './helpers/firstLoad.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { importCircles } from './helpers/importCircles.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import {
  connectDevelopmentWallet,
  expectFocused,
  focusedName,
  moveInMenu,
  openMenuByKeyboard,
  tabTo,
} from './helpers/steps.ts'

describe('the console', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('opens on the embedded network and says so', async () => {
    const { page, end } = await app.open()

    await page.getByRole('button', { name: /Network: Embedded network.*, connected/ }).waitFor()

    await expectSoon(() => page.title(), 'Collections · Mintline')
    await page.waitForURL(`${app.url}#/?cluster=embedded`)
    await end()
  })

  it('loads no more than its limit to show, and neither web3.js nor code of wallets', async () => {
    const folder = await buildOnce()
    const total = firstLoadBytes(folder, 'console')
    // Shows how much room is left.
    process.stdout.write(`      first load: ${total} bytes of ${FIRST_LOAD_LIMITS.console}\n`)
    expect(total).to.be.at.most(FIRST_LOAD_LIMITS.console)
    const sources = firstLoadSources(folder, 'console')
    expect(sources.some((source) => source.includes('/react-dom/'))).to.equal(true)
    expect(
      sources.filter((source) => /@solana\/web3\.js|wallet-adapter|\/sonner\//.test(source)),
    ).to.deep.equal([])
  })

  it("asks for its host's settings once, without waiting for its scripts", async () => {
    // Given a page whose scripts do not come
    const { page, end } = await app.open()
    const scripts = await holdRequests(page, ({ pathname }) => pathname.endsWith('.js'))
    let asked = 0
    page.on('request', (request) => {
      if (request.url() === `${app.url}mintline.json`) asked += 1
    })

    // When it is opened, then it has requested them
    const opened = page.reload()
    await expectSoon(async () => asked, 1)

    // And the scripts read that, once they arrive
    await scripts.release()
    await opened
    await page.getByRole('heading', { name: 'Collections', exact: true }).waitFor()
    expect(asked).to.equal(1)
    await end()
  })

  it('opens the newer address when it changes before the first page has come', async () => {
    // Given a link to a page whose script does not come
    const { page, end } = await app.open()
    await page.goto('about:blank')
    const script = await holdRequests(page, ({ pathname }) => pathname.includes('/DeployPage-'))
    await page.goto(`${app.url}#/deploy`, { waitUntil: 'commit' })
    await script.reached(1)

    // When another page is opened, then it shows, and stays when the script arrives
    await page.goto(`${app.url}#/settings`)
    const settings = page.getByRole('heading', { name: 'Settings', exact: true })
    await settings.waitFor()
    await script.release()
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    expect(await settings.isVisible()).to.equal(true)
    expect(page.url()).to.equal(`${app.url}#/settings?cluster=embedded`)
    await end()
  })

  it('has no files that import each other, whose code could run before what it needs', async () => {
    expect(importCircles(await buildOnce())).to.deep.equal([])
  })

  it('connects the funded development wallet by keyboard alone', async () => {
    const { page, end } = await app.open()
    await page.getByRole('heading', { name: 'Collections', exact: true }).waitFor()

    await tabTo(page, /^Connect$/)
    await page.keyboard.press('Enter')
    await tabTo(page, /Development wallet/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()

    await expectFocused(page.getByRole('button', { name: /^Account: Creator/ }))
    await page.keyboard.press('Enter')
    await page.getByText('10 SOL').waitFor()
    await end()
  })

  it('switches accounts, and keeps the account over a reload', async () => {
    const { page, end } = await app.open()
    await connectDevelopmentWallet(page)

    await openMenuByKeyboard(page)
    await moveInMenu(page, 'ArrowDown', /Collector 1/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await expectFocused(page.getByRole('button', { name: /^Account: Collector 1/ }))

    await page.reload()
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await end()
  })

  it('disconnects, and focuses the connect button', async () => {
    const { page, end } = await app.open()
    await connectDevelopmentWallet(page)

    await openMenuByKeyboard(page)
    await moveInMenu(page, 'End', /Disconnect/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()

    await expectSoon(() => focusedName(page), 'Connect')
    await page.reload()
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
    await end()
  })

  it('answers questions about the page that is open, and returns the focus', async () => {
    const { page, end } = await app.open({ path: '#/settings' })
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Help' }).click()
    const help = page.getByRole('dialog', { name: 'Help: Settings' })
    await help.getByText('When do I need a custom RPC?').click()
    await help.getByText(/use one that you trust/).waitFor()
    expect(await help.getByText(/Solana or Eclipse for the real drop/).isVisible()).to.equal(false)
    await page.keyboard.press('Escape')

    await help.waitFor({ state: 'detached' })
    await expectFocused(page.getByRole('button', { name: 'Help' }))
    await page.getByRole('link', { name: 'Collections', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Collections', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('dialog', { name: 'Help: Collections' }).waitFor()
    await end()
  })

  it('stays usable while a node does not answer, and recovers', async () => {
    const { page, end, expectConsoleError } = await app.open()
    expectConsoleError(/ERR_CONNECTION_REFUSED/)
    const { port, release } = await closedPort()
    await connectDevelopmentWallet(page)
    await page.getByRole('button', { name: /Network: Embedded/ }).click()
    await page.getByRole('button', { name: 'Use a custom RPC' }).click()

    await page
      .getByRole('textbox', { name: 'RPC URL' })
      .fill(`http://127.0.0.1:${port}/with-a-secret-key`)
    await page.getByRole('button', { name: 'Use this RPC' }).click()
    await page.getByText('Without your consent, no requests are sent to it.').waitFor()
    await page.getByRole('checkbox', { name: 'I trust this RPC' }).click()
    await page.getByRole('button', { name: 'Use this RPC' }).click()

    await page.getByText(`127.0.0.1:${port} does not answer`).waitFor()
    expect(await page.content()).not.to.include('secret-key')
    await page.getByRole('radio', { name: 'Embedded network' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Network: Embedded network.*, connected/ }).waitFor()
    await page.getByText(/^127.* does not answer$/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
    await end()
    release()
  })

  it('notices when the network is gone, and when it is back', async () => {
    const gone = await startApp()
    const { page, end, expectConsoleError } = await gone.open()
    expectConsoleError(/ERR_CONNECTION_REFUSED|WebSocket/)
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    const ports = [gone.network.rpcUrl, gone.network.wsUrl].map((url) => Number(new URL(url).port))
    const [port] = ports

    await gone.network.close()
    const closed = await Promise.all(ports.map(closedPort))
    await page.getByRole('textbox', { name: 'Symbol or address' }).fill('GONE')
    await page.keyboard.press('Enter')
    await page.getByText(`127.0.0.1:${port} does not answer`).waitFor()

    for (const { release } of closed) release()
    const back = await startLocalnet({ rpcPort: port })
    await page.getByText(/^127.* does not answer$/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    await end()
    await Promise.all([gone.close(), back.close()])
  })

  it('reports a link to a network that is not available here', async () => {
    const { page, end } = await app.open({ path: '#/?cluster=custom' })
    await page.getByText('This link is for a network that is not available here: custom').waitFor()
    await page.getByText('You see Embedded network instead.').waitFor()
    await end()
  })

  it('reports a collection that does not exist, and a page that does not exist', async () => {
    const { page, end } = await app.open()
    await page.getByRole('button', { name: /, connected/ }).waitFor()
    await page.getByRole('textbox', { name: 'Symbol or address' }).fill('NOWHERE')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page
      .getByText(/NOWHERE/)
      .first()
      .waitFor()

    await page.goto(`${app.url}#/collections/NOWHERE`)
    await page.getByRole('heading', { name: 'No such collection on this network' }).waitFor()

    await page.goto(`${app.url}#/nowhere`)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
    await expectSoon(() => page.title(), 'Page not found · Mintline')
    await end()
  })
})
