import type { Page } from 'playwright-core'
import { createDrop } from '../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  START,
  startNetwork,
  type TestNetwork,
} from '../../clients/aptos/test/support/network.ts'
import { APT, type AptosApp, aptosMintPath, startAptosApp } from './helpers/aptosMintPage.ts'
import { buildOnce } from './helpers/buildOnce.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { passOn } from './helpers/passOn.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { serveStatic } from './helpers/serveStatic.ts'
import { openVisit } from './helpers/visit.ts'

const REMOTE_NODE = 'https://node.example'
/** Storage in a browser that was connected to the development wallet, which asks before it signs. */
const CONNECTED = { 'mintline.aptos-wallet': 'Development wallet' }
const ASKING = { 'mintline.development-wallet': JSON.stringify({ asksBeforeSigning: true }) }
const OUTCOME_ON_RETURN =
  'If you leave this page, it shows the outcome of the mint when you return.'

describeOnNetwork('the development wallet on the mint page of an Aptos drop', () => {
  let network: TestNetwork
  let app: AptosApp
  let metadata: ServedHost
  let drop: string

  before(async () => {
    network = await startNetwork()
    app = await startAptosApp(network)
    metadata = await serveMetadata()
    drop = await createDrop(network, {
      name: 'Dusk',
      // The picture itself.
      uri: `${metadata.url}/collection.svg`,
      itemUri: `${metadata.url}/{}.json`,
      phases: [{ start: START, price: APT, maxPerWallet: 1n }],
    })
  })
  after(() => Promise.all([app.close(), metadata.close(), network.close()]))

  it('mints with funds from the faucet, is still there after a reload, and has other accounts with funds', async () => {
    const { page, end } = await app.open(drop)
    await page.getByRole('img', { name: 'Dusk', exact: true }).waitFor()
    await connect(page)
    await openAccounts(page, 'Creator')
    await page.getByRole('menu').getByText('10 APT').waitFor()
    await page.keyboard.press('Escape')
    await readyToMint(page, 'Mint 1 for 1 APT')
    await page.getByRole('button', { name: 'Mint 1 for 1 APT' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Document 1').waitFor()
    await page.reload()
    await openAccounts(page, 'Creator')
    await page
      .getByRole('menu')
      .getByText(/^8\.99\d+ APT$/)
      .waitFor()
    await page.getByText('This wallet has reached its limit').waitFor()
    await page.getByRole('menuitemradio', { name: 'Collector 1' }).click()
    await openAccounts(page, 'Collector 1')
    await page.getByRole('menu').getByText('10 APT').waitFor()
    await page.keyboard.press('Escape')
    await readyToMint(page, 'Mint 1 for 1 APT')
    await end()
  })

  it('asks before it signs if it is told to, and sends nothing that is rejected', async () => {
    const { page, end } = await app.open(drop, { stored: ASKING })
    await connect(page)
    await readyToMint(page, 'Mint 1 for 1 APT')
    await page.getByRole('button', { name: 'Mint 1 for 1 APT' }).click()
    await page.getByRole('alertdialog', { name: 'Sign a transaction?' }).waitFor()
    // Nothing is signed, so there is nothing to find on returning.
    await expectSoon(() => page.getByText(OUTCOME_ON_RETURN).count(), 0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await page.getByText('Nothing was sent and nothing was paid.').waitFor()
    await readyToMint(page, 'Mint 1 for 1 APT')
    await page.getByRole('button', { name: 'Mint 1 for 1 APT' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await end()
  })

  it('is not offered on the local network of another machine', async () => {
    const { publisher: machine, faucetUrl: faucet, nodeUrl } = network
    const site = await serveStatic(await buildOnce(), {
      rpc: { 'aptos-local': [`${REMOTE_NODE}/v1`] },
      aptos: { 'aptos-local': { machine, faucet } },
    })
    const { page, end } = await openVisit(site.url, {
      path: aptosMintPath(drop),
      stored: CONNECTED,
      prepare: (context) => passOn(context, REMOTE_NODE, new URL(nodeUrl).origin),
    })
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'No wallet in this browser' }).waitFor()
    await page.getByRole('link', { name: 'Petra' }).waitFor()
    await expectSoon(() => page.getByText('Development wallet').count(), 0)
    await expectSoon(() => page.getByRole('button', { name: /^Account: / }).count(), 0)
    await end()
    await site.close()
  })

  /** Connects the development wallet with the mouse. */
  async function connect(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Development wallet' }).click()
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
  }

  function openAccounts(page: Page, name: string): Promise<void> {
    return page.getByRole('button', { name: new RegExp(`^Account: ${name}`) }).click()
  }
})
