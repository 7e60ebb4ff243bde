import type { Page } from 'playwright-core'
import { startChain } from '../../clients/evm/test/support/chain.ts'
import { deployDrop } from '../../clients/evm/test/support/drops.ts'
import { type EvmSample, startEvmSample } from '../scripts/samples.ts'
import { buildOnce } from './helpers/buildOnce.ts'
import { type EvmApp, evmMintPath, startEvmApp } from './helpers/evmMintPage.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible } from './helpers/look.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { passOn } from './helpers/passOn.ts'
import { serveStatic } from './helpers/serveStatic.ts'
import { openVisit } from './helpers/visit.ts'

const REMOTE_NODE = 'https://node.example'
/** Storage in a browser that was connected to the development wallet, which asks before it signs. */
const CONNECTED = { 'mintline.evm-wallet': 'localhost.mintline' }
const ASKING = { 'mintline.development-wallet': JSON.stringify({ asksBeforeSigning: true }) }

describe('the development wallet on the mint page of an EVM drop', () => {
  let sample: EvmSample
  let app: EvmApp

  before(async () => {
    sample = await startEvmSample({ port: 0 })
    app = await startEvmApp({ url: sample.network.rpcUrl })
  })
  after(async () => {
    await Promise.all([app.close(), sample.network.close()])
  })

  it('mints on the sample drop in a browser without a wallet, and is still there after a reload', async () => {
    const { page, end } = await app.open(sample.drop)
    await connect(page)
    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page.getByRole('menu').getByText('10 ETH').waitFor()
    await page.keyboard.press('Escape')
    await readyToMint(page, 'Mint 1 for 0.005 ETH')
    await page.getByRole('button', { name: 'Mint 1 for 0.005 ETH' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Local tide 1').waitFor()
    await page.reload()
    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page
      .getByRole('menu')
      .getByText(/^9\.99\d+ ETH$/)
      .waitFor()
    await end()
  })

  it('has several accounts with funds, each with its own limit', async () => {
    const { page, end } = await app.open(sample.drop)
    await connect(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 0.01 ETH')
    await page.getByRole('button', { name: 'Mint 2 for 0.01 ETH' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('This wallet has reached its limit').waitFor()
    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page.getByRole('menuitemradio', { name: 'Collector 1' }).click()
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await readyToMint(page, 'Mint 1 for 0.005 ETH')
    await end()
  })

  it('asks before it signs if it is told to, and sends nothing that is rejected', async () => {
    const { page, end } = await app.open(sample.drop, { stored: ASKING })
    await connect(page)
    await readyToMint(page, 'Mint 1 for 0.005 ETH')
    await page.getByRole('button', { name: 'Mint 1 for 0.005 ETH' }).click()
    await page.getByRole('alertdialog', { name: 'Sign a transaction?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await page.getByText('Nothing was sent and nothing was paid.').waitFor()
    await readyToMint(page, 'Mint 1 for 0.005 ETH')
    await page.getByRole('button', { name: 'Mint 1 for 0.005 ETH' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await end()
  })

  it('is not offered on another network, also when it was connected and the node is on this machine', async () => {
    const chain = await startChain(['--chain-id', '8453'])
    const drop = await deployDrop(chain, { variant: 'erc721' })
    const site = await serveStatic(await buildOnce(), {
      rpc: { 'local-development': [sample.network.rpcUrl], base: [chain.url] },
    })
    const { page, end } = await openVisit(site.url, { path: evmMintPath(sample.drop) })
    await connect(page)
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, `#/BASE:${drop.address}`)
    await expectNoDevelopmentWallet(page)
    await page.reload()
    await expectNoDevelopmentWallet(page)
    await end()
    await site.close()
    chain.stop()
  })

  it('is not offered on the local network of another machine', async () => {
    const site = await serveStatic(await buildOnce(), {
      rpc: { 'local-development': [REMOTE_NODE] },
    })
    const { page, end } = await openVisit(site.url, {
      path: evmMintPath(sample.drop),
      stored: CONNECTED,
      prepare: (context) => passOn(context, REMOTE_NODE, sample.network.rpcUrl),
    })
    await expectNoDevelopmentWallet(page)
    await end()
    await site.close()
  })

  /** Connects the development wallet with the mouse. */
  async function connect(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Development wallet' }).click()
    await page.getByRole('button', { name: /^Account: Creator/ }).waitFor()
  }

  async function expectNoDevelopmentWallet(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'No wallet in this browser' }).waitFor()
    await page.getByRole('link', { name: 'MetaMask' }).waitFor()
    await expectSoon(() => page.getByText('Development wallet').count(), 0)
    await expectSoon(() => page.getByRole('button', { name: /^Account: / }).count(), 0)
  }
})
