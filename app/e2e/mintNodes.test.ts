import { NETWORKS } from '@mintline/core/networks'
import { fetchMinterStats } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { connectionOf, giveMoney } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { EXTENSION_WALLET, installExtensionWallet } from './helpers/extensionWallet.ts'
import { figureOf } from './helpers/facts.ts'
import { slowPage } from './helpers/idleMinute.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { type DeployedDrop, deployDrop, mintPath, readyToMint } from './helpers/mintPage.ts'
import { reportGenesisHash } from './helpers/otherNode.ts'
import { serveRefusal } from './helpers/refusingNode.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE, type Visit } from './helpers/visit.ts'

const SOL = 1_000_000_000n
const DEVNET = NETWORKS.SOLANA[1]?.genesisHash ?? ''
/** Chromium's console messages about nodes that refuse requests or lack a websocket. */
const REFUSED = /status of (403|429)|WebSocket connection/

describe('nodes of a network', () => {
  let app: RunningApp
  let forbidding: ServedHost
  let limiting: ServedHost
  let minter: Keypair
  let drop: DeployedDrop

  before(async () => {
    app = await startApp()
    forbidding = await serveRefusal(403)
    limiting = await serveRefusal(429)
    minter = Keypair.generate()
    await giveMoney(app, minter.publicKey)
    drop = await deployDrop(app, {
      symbol: 'NODES',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
  })
  after(async () => {
    await Promise.all([app.close(), forbidding.close(), limiting.close()])
  })

  it('mints over the first working node of those configured by the host', async () => {
    const rpcUrls = [
      forbidding.url,
      'http://plain.example/secret',
      limiting.url,
      app.network.rpcUrl,
    ]
    const visit = await openOnDevnet({ rpcUrls })
    const { page, end } = visit
    await page.getByText('0 of 100 minted').waitFor()
    await mintOne(page)
    const { mintCount } = await fetchMinterStats(connectionOf(app), {
      deployment: drop.deployment,
      wallet: minter.publicKey.toBase58(),
    })
    expect(mintCount).to.equal(1n)
    expect(visit.warnings).to.deep.include(
      'mintline.json: rpc.solana-devnet[1]: Use https://: without encryption, anybody in between can change the answers.',
    )
    await expectSoon(() => page.getByText('This link has the page ask').count(), 0)
    await end()
  })

  it('mints over a node of the link, and says so', async () => {
    const { page, end } = await openOnDevnet({
      rpcUrls: [forbidding.url],
      linked: [limiting.url, app.network.rpcUrl],
    })
    const hosts = [limiting.url, app.network.rpcUrl].map((url) => new URL(url).host).join(', ')
    await page.getByText(`This link has the page ask ${hosts}.`).waitFor()
    await mintOne(page)
    await end()
  })

  it('tells the console at once what others mint, where the node has subscriptions', async () => {
    const path = `#/collections/${drop.deployment}?cluster=solana-devnet`
    const { page, end } = await openOnDevnet({ rpcUrls: [app.network.rpcUrl], path })
    const minted = figureOf(page, 'Minted')
    const connected = page.waitForEvent('websocket')
    await slowPage(page, { node: app.network.rpcUrl, ready: () => minted.waitFor() })
    expect(new URL((await connected).url()).host).to.equal(new URL(app.network.wsUrl).host)
    const count = async () => Number(/^Minted(\d+)/.exec((await minted.textContent()) ?? '')?.[1])
    const before = await count()
    await mintAs(app, { wallet: minter, deployment: drop.deployment, quantity: 1n })
    // All these milliseconds are far fewer than the page's own polling interval.
    await expectSoon(() => page.clock.runFor(5).then(count), before + 1)
    await end()
  })

  for (const [status, sentence] of [
    [403, 'refuses requests from here (403)'],
    [429, 'limits requests (429)'],
  ] as const) {
    it(`explains that a node answers ${status}, to buyers and creators`, async () => {
      const node = status === 403 ? forbidding : limiting
      const { host } = new URL(node.url)
      const { page, end } = await openOnDevnet({ rpcUrls: [node.url], viewport: PHONE })
      await page.getByText(`${host} ${sentence}`).waitFor()
      await expectAccessible(page)
      await shoot(page, `mint-node-${status}-phone-light`)
      expect(await page.locator('#root').textContent()).to.not.match(/RAW ANSWER|jsonrpc/)

      await page.goto(`${app.url}#/?cluster=solana-devnet`)
      await page.getByText(`${host} ${sentence}`).waitFor()
      expect(await page.locator('#root').textContent()).to.not.match(/RAW ANSWER|jsonrpc/)
      await end()
    })
  }

  interface DevnetOptions {
    /** Urls for the network in `mintline.json`. */
    rpcUrls: readonly string[]
    /** Urls in the link. */
    linked?: readonly string[]
    /** Default: the drop's mint page. */
    path?: string
    viewport?: { width: number; height: number }
  }

  /** Opens a page on devnet, with the test's node as the only working one. */
  async function openOnDevnet({
    rpcUrls,
    linked = [],
    path = mintPath('NODES', { cluster: 'solana-devnet' }),
    viewport,
  }: DevnetOptions): Promise<Visit & { warnings: string[] }> {
    const visit = await app.open({ path: 'gallery.html', ...(viewport && { viewport }) })
    const { page, context } = visit
    visit.expectConsoleError(REFUSED)
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await installExtensionWallet(context, [minter])
    await reportGenesisHash(page, { rpcUrl: app.network.rpcUrl, genesisHash: DEVNET })
    await page.route('**/mintline.json', (route) =>
      route.fulfill({ json: { rpc: { 'solana-devnet': rpcUrls } } }),
    )
    const nodes = linked.map((url) => `&rpc=${encodeURIComponent(url)}`).join('')
    await page.goto(`${app.url}${path}${nodes}`)
    return { ...visit, warnings }
  }

  async function mintOne(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: EXTENSION_WALLET }).click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
  }
})
