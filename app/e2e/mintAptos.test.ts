import {
  type Allowlist,
  buildAllowlist,
  fetchMintData,
  formatProofDocument,
  mintItems,
} from '@mintline/aptos'
import { PROOF_MANIFEST_NAME } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { administer, createDrop, type DropInput } from '../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  FUNDS,
  PLATFORM,
  START,
  startNetwork,
  type TestNetwork,
} from '../../clients/aptos/test/support/network.ts'
import {
  APT,
  type AptosApp,
  aptosMintPath,
  connectAptosWallet,
  octasOf,
  startAptosApp,
} from './helpers/aptosMintPage.ts'
import { conductAptosWallet, switchAptosWallet } from './helpers/aptosWallet.ts'
import { buildOnce } from './helpers/buildOnce.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectLoadsInOrder, FIRST_LOAD_LIMITS, firstLoadBytes } from './helpers/firstLoad.ts'
import { serveHostPage } from './helpers/hostPage.ts'
import { MOST_IDLE_REQUESTS, slowPage } from './helpers/idleMinute.ts'
import { manifestOf, OLDER_ROOT, serveFiles } from './helpers/merkleLists.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { costOf, largePrice, readyToMint, returnToPage } from './helpers/mintPage.ts'
import { type ServedHost, serveHere } from './helpers/serveHere.ts'
import { focusedName } from './helpers/steps.ts'
import { openVisit, PHONE } from './helpers/visit.ts'

const HOUR = 3_600n
describeOnNetwork('minting on Aptos', () => {
  let network: TestNetwork
  let app: AptosApp
  let metadata: ServedHost

  before(async () => {
    network = await startNetwork()
    app = await startAptosApp(network)
    metadata = await serveMetadata()
  })
  after(() => Promise.all([app.close(), metadata.close(), network.close()]))

  it('mints at the price and fee shown, exactly', async () => {
    const drop = await create({ name: 'Dusk', phases: [{ price: APT / 2n, maxPerWallet: 5n }] })
    const account = await network.newAccount()
    const { page, end } = await app.open(drop, { accounts: [account] })
    await page.getByRole('heading', { name: 'Dusk' }).waitFor()
    await page.getByText('0 of 10 minted').waitFor()
    await expectSoon(() => largePrice(page), '0.5 APT')
    await expectSoon(() => costOf(page, 'Platform fee (3 %)'), '0.015 APT')
    await expectSoon(() => costOf(page, 'Price without fee'), '0.485 APT')
    await connectAptosWallet(page)
    await page.getByText('This wallet may mint 5 more items.').waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 1 APT')
    await expectSoon(() => costOf(page, 'Price of 2 items'), '0.97 APT')
    const [platform, owner] = [
      await octasOf(network, PLATFORM),
      await octasOf(network, network.owner),
    ]
    await page.getByRole('button', { name: 'Mint 2 for 1 APT' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await expectSoon(() => focusedName(page), '2 items are yours')
    for (const name of ['Document 1', 'Document 2']) {
      await mintedPicture(page, name).waitFor()
    }
    await page.getByText('2 of 10 minted').waitFor()
    expect((await octasOf(network, PLATFORM)) - platform).to.equal((APT * 3n) / 100n)
    expect((await octasOf(network, network.owner)) - owner).to.equal((APT * 97n) / 100n)
    const [sent] = await network.aptos.getAccountTransactions({
      accountAddress: account.accountAddress,
    })
    const { gas_used = '0', gas_unit_price = '0' } = Object(sent)
    const gas = BigInt(gas_used) * BigInt(gas_unit_price)
    expect(await octasOf(network, account)).to.equal(FUNDS - APT - gas)
    await page.getByRole('button', { name: 'Mint another' }).click()
    await readyToMint(page, 'Mint 1 for 0.5 APT')
    await page.getByText('This wallet may mint 3 more items.').waitFor()

    // While nothing happens, its node gets few requests.
    const { idleMinute } = await slowPage(page, {
      node: network.nodeUrl,
      ready: () => readyToMint(page, 'Mint 1 for 0.5 APT'),
    })
    expect(await idleMinute()).to.be.within(1, MOST_IDLE_REQUESTS)
    await end()
  })

  it('counts what others mint within the 15 seconds of its interval', async () => {
    const contract = await create({})
    const { page, end } = await app.open(contract, {})
    const { run } = await slowPage(page, {
      node: network.nodeUrl,
      ready: () => page.getByText('0 of 10 minted').waitFor(),
    })
    const { connection, machines } = network
    const wallet = await network.newWallet()
    await mintItems(connection, { contract, machines, wallet, quantity: 1n })
    // Too soon for the read of the whole drop, which comes once in a minute.
    await run(20_000)
    expect(await page.locator('main').textContent()).to.contain('1 of 10 minted')
    await end()
  })

  it('mints for listed wallets with proofs of the link, and tells others that they are not listed', async () => {
    const [listed, other, added] = [
      await network.newAccount(),
      await network.newAccount(),
      await network.newAccount(),
    ]
    const wallet = aptosAddress(listed.accountAddress.toString())
    const list = buildAllowlist([
      { wallet, maxPerWalletByAllowList: 2n },
      { wallet: aptosAddress('0xa1'), maxPerWalletByAllowList: 1n },
    ])
    const drop = await create({ phases: [{ price: APT, merkleRoot: list.merkleRoot }] })
    const files = proofFiles(list, wallet)
    const proofs = await serveFiles(files)
    const { page, end, expectConsoleError } = await app.open(drop, {
      accounts: [listed, other, added],
      search: { proofs: proofs.url },
    })
    await connectAptosWallet(page)
    await page.getByText('You are on the allowlist and may mint 2 more items.').waitFor()
    await readyToMint(page, 'Mint 1 for 1 APT')
    await page.getByRole('button', { name: 'Mint 1 for 1 APT' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByRole('button', { name: 'Mint another' }).click()
    await page.getByText('You are on the allowlist and may mint 1 more item.').waitFor()

    // A host answers 404 for a wallet that is not on the list.
    expectConsoleError(/404/)
    await switchAptosWallet(page, { account: 1 })
    await page.getByText('Your wallet is not on its list. If another wallet of yours is').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint/ }).count(), 0)

    // A wallet that was added later meets the previous list's folder.
    files[PROOF_MANIFEST_NAME] = manifestOf(OLDER_ROOT)
    await switchAptosWallet(page, { account: 2 })
    await page.getByText("The published proofs are not those of phase 1's list").waitFor()
    await expectSoon(() => page.getByText('Your wallet is not on its list.').count(), 0)
    await end()
    await proofs.close()
  })

  it('refuses links that name no drop, and networks without a drop machine', async () => {
    const drop = await create({})
    const { page, end, expectConsoleError } = await app.open('0xa1')
    // The node reports that there is none.
    expectConsoleError(/40[04]/)
    await page.getByRole('heading', { name: 'No such drop on this network' }).waitFor()
    await goTo(page, 'nothing')
    await page.getByRole('heading', { name: 'This link names no drop' }).waitFor()
    for (const slug of ['base', 'aptos-testnet']) {
      await goTo(page, drop, { network: slug })
      await page
        .getByRole('heading', { name: 'This link is for a network that is not available here' })
        .waitFor()
      await page.getByText(`It asks for ${slug}.`).waitFor()
    }
    await end()
  })

  it('offers to switch a wallet on another network', async () => {
    const drop = await create({})
    const account = await network.newAccount()
    const { page, end } = await app.open(drop, { accounts: [account], chainId: 1 })
    await connectAptosWallet(page)
    await page.getByText('Your wallet is on another network').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    await conductAptosWallet(page, { approves: false })
    await page.getByRole('button', { name: 'Switch to Aptos Local' }).click()
    await page.getByText('The drop is on Aptos Local.').waitFor()
    await conductAptosWallet(page, {})
    await page.getByRole('button', { name: 'Switch to Aptos Local' }).click()
    await readyToMint(page, 'Mint 1 for free')
    await expectSoon(() => page.getByText('Your wallet is on another network').count(), 0)
    await end()
  })

  it('stays calm when the wallet says no, and when it holds too little', async () => {
    const drop = await create({ phases: [{ price: 6n * APT }] })
    const account = await network.newAccount()
    const { page, end } = await app.open(drop, { accounts: [account] })
    await connectAptosWallet(page)
    await readyToMint(page, 'Mint 1 for 6 APT')
    await conductAptosWallet(page, { approves: false })
    await page.getByRole('button', { name: 'Mint 1 for 6 APT' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await page.getByText('Nothing was sent and nothing was paid.').waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByText('Your wallet holds 2 APT and gas too little', { exact: true }).waitFor()
    expect(await octasOf(network, account)).to.equal(FUNDS)
    await page.reload()
    await readyToMint(page, 'Mint 1 for 6 APT')
    await expectSoon(() => page.getByText(/Your pending mint/).count(), 0)
    await end()
  })

  it('opens by itself, counts down, pauses, sells out and ends', async () => {
    const now = network.now()
    const drop = await create({
      phases: [{ start: now + HOUR }],
      totalSupply: 2n,
      endTime: now + 2n * HOUR,
    })
    const account = await network.newAccount()
    const { page, end } = await app.open(drop, { accounts: [account] })
    await page.getByText('Starts in').waitFor()
    expect(await page.getByRole('timer').textContent()).to.match(/^(01:00:00|00:5\d:\d\d)$/)
    await connectAptosWallet(page)
    await page.getByText('Your wallet is ready for when one opens.').waitFor()

    network.advanceClock(HOUR)
    await returnToPage(page)
    await page.getByText('Ends in').waitFor()
    await readyToMint(page, 'Mint 1 for free')
    await administer(network, 'set_paused', [drop, true])
    await returnToPage(page)
    await page.getByText('The creator has paused this drop.').waitFor()
    await administer(network, 'set_paused', [drop, false])
    await returnToPage(page)
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'Mint 2 for free' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await page.getByText('All items of this collection are minted.').waitFor()
    await end()
  })

  it('sends the mint that was signed when the page was closed, and reports it', async () => {
    const drop = await create({ phases: [{ price: APT }] })
    const account = await network.newAccount()
    const { page, end, expectConsoleError } = await app.open(drop, { accounts: [account] })
    // The node does not have it yet.
    expectConsoleError(/404/)
    await connectAptosWallet(page)
    await readyToMint(page, 'Mint 1 for 1 APT')
    const isSubmission = (url: URL) => url.pathname === '/v1/transactions'
    let held = 0
    await page.route(isSubmission, () => {
      // Left without an answer.
      held += 1
    })
    await page.getByRole('button', { name: 'Mint 1 for 1 APT' }).click()
    await expectStored(page)
    expect(await fetchMinted(drop)).to.equal(0n)
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    await page.getByText('Your last mint is still pending.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    expect(held).to.be.above(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.getByText('1 item is minted.').waitFor()
    await mintedPicture(page, 'Document 1').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await readyToMint(page, 'Mint 1 for 1 APT')
    expect(await fetchMinted(drop)).to.equal(1n)
    await end()
  })

  it('stays calm on a node that does not answer, and goes on when it is back', async () => {
    const drop = await create({})
    const account = await network.newAccount()
    const { page, end, expectConsoleError } = await app.open(drop, { accounts: [account] })
    expectConsoleError(/ERR_FAILED/)
    await connectAptosWallet(page)
    await readyToMint(page, 'Mint 1 for free')
    const { origin, host } = new URL(network.nodeUrl)
    const isNode = (url: URL) => url.origin === origin
    await page.route(isNode, (route) => route.abort())
    await returnToPage(page)
    await page.getByText(`${host} does not answer`).waitFor()
    await page.getByText('The network does not answer.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    await page.unroute(isNode)
    await page.getByRole('button', { name: 'Try now' }).click()
    await page.getByText(`${host} does not answer`).waitFor({ state: 'detached' })
    await readyToMint(page, 'Mint 1 for free')
    await end()
  })

  it('asks the next node of the link where the first does not answer', async () => {
    const drop = await create({})
    const away = await serveHere((_, response) => void response.writeHead(503).end())
    const { page, end, expectConsoleError } = await app.open(drop, {
      search: { rpc: `${away.url}/v1` },
    })
    expectConsoleError(/503|CORS|ERR_FAILED/)
    await page.getByText('0 of 10 minted').waitFor()
    await page.getByText(`This link has the page ask ${new URL(away.url).host}.`).waitFor()
    await end()
    await away.close()
  })

  it('is embedded in other pages, adapts its height, and mints', async () => {
    const drop = await create({})
    const host = await serveHostPage(
      `<script async src="${app.url}embed.js" data-collection="APTOS:${drop}" data-network="aptos-local"></script>`,
    )
    const { page, end } = await openVisit(host.url, { viewport: PHONE })
    const frame = page.frameLocator('iframe')
    await frame.getByText('0 of 10 minted').waitFor()
    await frame.getByRole('button', { name: 'Connect wallet' }).click()
    await frame.getByRole('button', { name: /Development wallet/ }).click()
    await readyToMint(frame, 'Mint 1 for free')
    await page.waitForFunction(() => {
      const element = document.querySelector('iframe')
      return element !== null && element.clientHeight > 640
    })
    await frame.getByRole('button', { name: 'Mint 1 for free' }).click()
    await frame.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await end()
    await host.close()
  })

  it('shows the drop without a wallet, loads no more than its limit for it, and nothing of other chains', async () => {
    const drop = await create({})
    const folder = await buildOnce()
    const total = firstLoadBytes(folder, 'aptos')
    process.stdout.write(`      first load: ${total} bytes of ${FIRST_LOAD_LIMITS.aptos}\n`)
    expect(total).to.be.below(FIRST_LOAD_LIMITS.aptos)
    const { page, end } = await app.open(drop)
    await page.getByText('0 of 10 minted').waitFor()
    const urls = { site: app.url, node: network.nodeUrl }
    const loaded = await expectLoadsInOrder(page, 'aptos', { folder, urls })
    expect(loaded.join()).not.to.match(/solana|EvmMintPage|viem/i)
    await page.getByText(/^\+ network fee, about 0\.02 APT$/).waitFor()
    await end()
  })

  function create(input: DropInput): Promise<string> {
    const { url } = metadata
    return createDrop(network, {
      uri: `${url}/collection.json`,
      itemUri: `${url}/{}.json`,
      phases: [{ start: START }],
      ...input,
    })
  }

  async function fetchMinted(contract: string): Promise<bigint> {
    const { machines, connection } = network
    const data = await fetchMintData(connection, { contract, machines })
    return data.type === 'active' ? data.claimed : 0n
  }

  /** Waits until the page has stored the signed mint. */
  async function expectStored(page: Page): Promise<void> {
    await page.waitForFunction(() =>
      localStorage.getItem('mintline.aptos-mints')?.includes('serialized'),
    )
  }

  function goTo(page: Page, drop: string, search?: Record<string, string>): Promise<void> {
    return page.evaluate(
      (hash) => {
        window.location.hash = hash
      },
      aptosMintPath(drop, search).replace(/^.*#/, ''),
    )
  }

  /** Creates a proof folder with one wallet's proof only. */
  function proofFiles(list: Allowlist, wallet: string): Record<string, string> {
    const proof = list.proofOf(aptosAddress(wallet))
    if (!proof) throw new Error('The wallet is not listed.')
    return {
      [PROOF_MANIFEST_NAME]: manifestOf(list.merkleRoot),
      [`${wallet}.json`]: formatProofDocument(proof),
    }
  }
})
