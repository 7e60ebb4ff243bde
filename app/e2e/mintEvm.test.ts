import { PROOF_MANIFEST_NAME } from '@mintline/core'
import { type Allowlist, buildAllowlist, type EvmWallet, formatProofDocument } from '@mintline/evm'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { NATIVE_TOKEN } from '../../clients/evm/src/contract/nativeCoin.ts'
import { FUNDS, startChain, type TestChain } from '../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../clients/evm/test/support/claims.ts'
import {
  type DropOptions,
  deployDrop,
  type TestDrop,
} from '../../clients/evm/test/support/drops.ts'
import { setFlatFee } from '../../clients/evm/test/support/fees.ts'
import { deployToken } from '../../clients/evm/test/support/token.ts'
import { buildOnce } from './helpers/buildOnce.ts'
import {
  connectEvmWallet,
  type EvmApp,
  evmMintPath,
  heldItems,
  startEvmApp,
  unionId,
} from './helpers/evmMintPage.ts'
import { askedOfWallet, conductWallet, switchWallet } from './helpers/evmWallet.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectLoadsInOrder, FIRST_LOAD_LIMITS, firstLoadBytes } from './helpers/firstLoad.ts'
import { MOST_IDLE_REQUESTS, slowPage } from './helpers/idleMinute.ts'
import { manifestOf, OLDER_ROOT, serveFiles } from './helpers/merkleLists.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { costOf, largePrice, readyToMint, returnToPage } from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { focusedName } from './helpers/steps.ts'

const ETHER = 10n ** 18n
const HOUR = 3_600n
describe('minting on an EVM chain', () => {
  let chain: TestChain
  let app: EvmApp
  let metadata: ServedHost

  before(async () => {
    chain = await startChain()
    app = await startEvmApp(chain)
    metadata = await serveMetadata()
  })
  after(async () => {
    await Promise.all([app.close(), metadata.close()])
    chain.stop()
  })

  it('reads pictures through the gateway that its host names', async () => {
    // Given a picture on IPFS, and a host with a gateway
    const picture = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG/1.png'
    const drop = await deploy({ metadata: { imageURI: `ipfs://${picture}` } })
    const { page, end } = await app.open(unionId(drop))
    const gateway = 'https://gateway.example/ipfs/'
    await page.route('**/mintline.json', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({ json: { ...config, ipfs: gateway } })
    })
    await page.route(`${gateway}**`, (route) => route.fulfill({ status: 404 }))
    // When the page is opened, Then its picture is asked for there
    const asked = page.waitForRequest(`${gateway}${picture}`)
    await page.reload()
    await asked
    await end()
  })

  it('mints in the native coin, at the price and fee shown', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER / 2n }] })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await page.getByText('0 minted, no limit').waitFor()
    await expectSoon(() => largePrice(page), '0.5 ETH')
    await expectSoon(() => costOf(page, 'Platform fee (3 %)'), '0.015 ETH')
    await expectSoon(() => costOf(page, 'Price without fee'), '0.485 ETH')
    await connectEvmWallet(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 1 ETH')
    await expectSoon(() => costOf(page, 'Price of 2 items'), '0.97 ETH')
    await page.getByRole('button', { name: 'Mint 2 for 1 ETH' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await expectSoon(() => focusedName(page), '2 items are yours')
    for (const name of ['Dusk 1', 'Dusk 2']) await mintedPicture(page, name).waitFor()
    await page.getByText('2 minted, no limit').waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(2n)
    const left = await getBalance(chain.connection.client, { address: wallet.address as Address })
    expect(left < FUNDS - ETHER && left > FUNDS - ETHER - ETHER / 100n).to.equal(true)
    await page.getByRole('button', { name: 'Mint another' }).click()
    await readyToMint(page, 'Mint 1 for 0.5 ETH')

    // While nothing happens, its node gets few requests.
    const { idleMinute } = await slowPage(page, {
      node: chain.url,
      ready: () => readyToMint(page, 'Mint 1 for 0.5 ETH'),
    })
    expect(await idleMinute()).to.be.within(1, MOST_IDLE_REQUESTS)
    await end()
  })

  it('pays in tokens in two steps, and approves exactly what is due', async () => {
    const wallet = await chain.newWallet()
    const token = await deployToken(chain, wallet)
    const drop = await deploy({ conditions: [{ pricePerToken: 5n * ETHER, currency: token }] })
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await expectSoon(() => costOf(page, 'Price without fee'), '4.85 COIN')
    await connectEvmWallet(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByText('first to approve 10 COIN for the drop').waitFor()
    await readyToMint(page, 'Mint 2 for 10 COIN')
    await conductWallet(page, { waitsAfter: 1 })
    await page.getByRole('button', { name: 'Mint 2 for 10 COIN' }).click()
    await page.getByText('Approve 10 COIN: confirmed').waitFor()
    await page.getByText('Mint 2 items: approve it in your wallet').waitFor()
    expect(await allowance(token, wallet, drop)).to.equal(10n * ETHER)
    await conductWallet(page, {})
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    expect(await allowance(token, wallet, drop)).to.equal(0n)
    await expectSoon(() => page.getByText('Transactions').count(), 0)
    expect(await heldItems(chain, drop, wallet)).to.equal(2n)
    await end()
  })

  it('mints for listed wallets at their own price, and tells others that they are not listed', async () => {
    const [listed, other, added] = [
      await chain.newWallet(),
      await chain.newWallet(),
      await chain.newWallet(),
    ]
    const list = buildAllowlist([
      listing(listed, { quantityLimitPerWallet: 2n, pricePerToken: ETHER / 4n }),
      listing(chain.creator, { quantityLimitPerWallet: 1n, pricePerToken: 0n }),
    ])
    const drop = await deploy({
      conditions: [
        { merkleRoot: list.merkleRoot, quantityLimitPerWallet: 0n, pricePerToken: ETHER },
      ],
    })
    const files = proofFiles(list, listed)
    const proofs = await serveFiles(files)
    const { page, end, expectConsoleError } = await app.open(unionId(drop), {
      accounts: [listed.address],
      search: { proofs: proofs.url },
    })
    await page.getByText('Only wallets on the list may mint, each at its own price.').waitFor()
    await connectEvmWallet(page)
    await page.getByText('You are on the allowlist and may mint 2 more items.').waitFor()
    await readyToMint(page, 'Mint 1 for 0.25 ETH')
    await page.getByRole('button', { name: 'Mint 1 for 0.25 ETH' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByRole('button', { name: 'Mint another' }).click()
    await page.getByText('You are on the allowlist and may mint 1 more item.').waitFor()
    expect(await heldItems(chain, drop, listed)).to.equal(1n)

    // A host answers 404 for a wallet that is not on the list.
    expectConsoleError(/404/)
    await switchWallet(page, { account: other.address })
    await page.getByText('Your wallet is not on its list.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint/ }).count(), 0)

    // A wallet that was added later meets the previous list's folder.
    files[PROOF_MANIFEST_NAME] = manifestOf(OLDER_ROOT)
    await switchWallet(page, { account: added.address })
    await page.getByText("The published proofs are not those of phase 1's list").waitFor()
    await expectSoon(() => page.getByText('Your wallet is not on its list.').count(), 0)
    await end()
    await proofs.close()
  })

  it('refuses contracts that are no drops, and links without the item of an ERC-1155 drop', async () => {
    const token = await deployToken(chain, chain.creator)
    const drop = await deploy({
      variant: 'erc1155',
      baseUri: `${metadata.url}/1.json?`,
    })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(`ETHEREUM:${token}`, { accounts: [wallet.address] })
    await page.getByRole('heading', { name: 'This contract is not a drop' }).waitFor()
    await goTo(page, `ETHEREUM:${wallet.address}`)
    await page.getByRole('heading', { name: 'No such drop on this network' }).waitFor()
    await goTo(page, unionId(drop))
    await page.getByRole('heading', { name: 'This link names no item of the drop' }).waitFor()
    await goTo(page, unionId(drop), { network: 'base' })
    await page
      .getByRole('heading', { name: 'This link is for a network that is not available here' })
      .waitFor()
    await goTo(page, unionId(drop, 0n))
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'Mint 1 for free' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Document 1 #0').waitFor()
    await end()
  })

  it('tells that a network has ended, and asks none of its nodes', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: 0n }] })
    const { page, end } = await app.open(unionId(drop))
    await page.getByText('0 minted, no limit').waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await goTo(page, `KROMA:${drop.address}`, { network: 'kroma' })
    await page
      .getByText('Kroma ended on 2025-06-30: nothing can be minted there any more.')
      .waitFor()
    expect(asked.filter((url) => url.includes('kroma.network'))).to.deep.equal([])
    await end()
  })

  it('offers to switch a wallet on another network, and adds the network where it is not known', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: 0n }] })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address], chainId: 1 })
    await connectEvmWallet(page)
    await page.getByText('Your wallet is on another network').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    await conductWallet(page, { approves: false })
    await page.getByRole('button', { name: 'Switch to Local Development' }).click()
    await page.getByText('The drop is on Local Development.').waitFor()
    await conductWallet(page, {})
    await page.getByRole('button', { name: 'Switch to Local Development' }).click()
    await readyToMint(page, 'Mint 1 for free')
    await expectSoon(() => page.getByText('Your wallet is on another network').count(), 0)
    expect(await askedOfWallet(page)).to.include('wallet_addEthereumChain')
    await end()
  })

  it('stays calm when the wallet says no, and when it holds too little', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: 60n * ETHER }] })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for 60 ETH')
    await conductWallet(page, { approves: false })
    await page.getByRole('button', { name: 'Mint 1 for 60 ETH' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await page.getByText('Nothing was sent and nothing was paid.').waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByText(/^Your wallet holds 20\.\d+ ETH too little$/).waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(0n)
    await page.reload()
    await readyToMint(page, 'Mint 1 for 60 ETH')
    await expectSoon(() => page.getByText(/Your pending mint/).count(), 0)
    await end()
  })

  it('lets a wallet without coins mint for free, and says so where it names no sponsor', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: 0n }] })
    const wallet = await chain.newWallet()
    await chain.cheats.setBalance({ address: wallet.address as Address, value: 0n })
    const note =
      'Your wallet has 0 ETH, less than the network fee may need. Go on if your wallet has it paid for you; otherwise it refuses.'
    const alone = await app.open(unionId(drop), { accounts: [wallet.address] })
    await connectEvmWallet(alone.page)
    await readyToMint(alone.page, 'Mint 1 for free')
    await alone.page.getByText(note).waitFor()
    expect(await askedOfWallet(alone.page)).to.include('wallet_getCapabilities')
    await alone.end()

    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await conductWallet(page, { isSponsored: true })
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for free')
    expect(await page.getByText(note).count()).to.equal(0)
    await page.getByRole('button', { name: 'Mint 1 for free' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(1n)
    await end()
  })

  it('shows the terms of a document that the link names, and mints on those of the contract', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER / 4n }] })
    const wallet = await chain.newWallet()
    const files: Record<string, string> = {}
    const publish = (changed: object) => {
      files['phase.json'] = JSON.stringify({
        currencyAddress: zeroAddress,
        currencyMetadataValue: `${ETHER / 5n}`,
        currencyMetadataDecimals: 18,
        maxClaimablePerWallet: '3',
        startTime: Date.now() - 1_000,
        endTime: null,
        ...changed,
      })
    }
    const host = await serveFiles(files)
    const search = { 'active-phase': `${host.url}/phase.json` }
    publish({})
    const shown = await app.open(unionId(drop), { accounts: [wallet.address], search })
    await expectSoon(() => largePrice(shown.page), '0.2 ETH')
    await shown.page.getByText(/^3 per wallet/).waitFor()
    await shown.page.getByText(`Price and times are those of ${new URL(host.url).host}`).waitFor()
    await connectEvmWallet(shown.page)
    await readyToMint(shown.page, 'Mint 1 for 0.25 ETH')
    await shown.end()

    publish({ startTime: 'now' })
    const refused = await app.open(unionId(drop), { search })
    await refused.page
      .getByText('cannot be used: startTime is not valid. Price and times are the contract’s.')
      .waitFor()
    await expectSoon(() => largePrice(refused.page), '0.25 ETH')
    await refused.end()
    await host.close()
  })

  it('names the least number of items whose price covers a flat fee', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER }] })
    await setFlatFee(chain, drop.address, (5n * ETHER) / 2n)
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await page
      .getByText('Mint at least 3 items at once: the platform fee of 2.5 ETH is above the price.')
      .waitFor()
    await connectEvmWallet(page)
    await page
      .getByText('Mint at least 3 items at once to cover the platform fee of 2.5 ETH.')
      .waitFor()
    await page.getByRole('button', { name: 'One more' }).click({ clickCount: 2 })
    await readyToMint(page, 'Mint 3 for 3 ETH')
    await page.getByRole('button', { name: 'Mint 3 for 3 ETH' }).click()
    await page.getByRole('heading', { name: '3 items are yours' }).waitFor()
    await end()
  })

  it('opens by itself, counts down, sells out and ends', async () => {
    const now = BigInt(Math.floor(Date.now() / 1_000))
    const drop = await deploy({
      conditions: [
        { startTimestamp: now + HOUR, maxClaimableSupply: 2n },
        { startTimestamp: now + 2n * HOUR, maxClaimableSupply: 0n },
      ],
    })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await page.getByText('Starts in').waitFor()
    expect(await page.getByRole('timer').textContent()).to.match(/^(01:00:00|00:5\d:\d\d)$/)
    await connectEvmWallet(page)
    await page.getByText('The phase has not started yet').waitFor()

    await chain.cheats.setNextBlockTimestamp({ timestamp: now + HOUR })
    await chain.cheats.mine({ blocks: 1 })
    await returnToPage(page)
    await page.getByText('Ends in').waitFor()
    await readyToMint(page, 'Mint 1 for free')
    await chain.execute(claimCall(drop, { from: chain.creator, quantity: 2n }))
    await returnToPage(page)
    await page.getByText('All items of this phase are minted.').waitFor()
    await end()
  })

  it('reports the mint that was on its way when the page was closed', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER }] })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for 1 ETH')
    await chain.cheats.setAutomine(false)
    await page.getByRole('button', { name: 'Mint 1 for 1 ETH' }).click()
    await page.getByText('Mint 1 item: sent').waitFor()
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    await page.getByText('Your last mint is still pending.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    await chain.cheats.mine({ blocks: 1 })
    await chain.cheats.setAutomine(true)
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.getByText('1 item is minted.').waitFor()
    await mintedPicture(page, 'Dusk 1').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await readyToMint(page, 'Mint 1 for 1 ETH')
    expect(await heldItems(chain, drop, wallet)).to.equal(1n)
    await end()
  })

  it('never suggests minting again while the wallet has not said what became of it', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER }] })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), { accounts: [wallet.address] })
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for 1 ETH')
    await conductWallet(page, { waits: true })
    await page.getByRole('button', { name: 'Mint 1 for 1 ETH' }).click()
    await page.getByText('Mint 1 item: approve it in your wallet').waitFor()
    await page.reload()
    await page.getByText(/Your wallet has not said whether it sent this mint/).waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    // The wallet's window was still open.
    await chain.execute(claimCall(drop, { from: wallet, price: ETHER }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await end()
  })

  it('stays calm on a node that does not answer, and goes on when it is back', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: 0n }] })
    const wallet = await chain.newWallet()
    const { page, end, expectConsoleError } = await app.open(unionId(drop), {
      accounts: [wallet.address],
    })
    expectConsoleError(/ERR_FAILED/)
    await connectEvmWallet(page)
    await readyToMint(page, 'Mint 1 for free')
    const { origin, host } = new URL(chain.url)
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

  it('shows the drop without a wallet, loads no more than its limit for it, and nothing of Solana', async () => {
    const drop = await deploy({ conditions: [{ pricePerToken: ETHER }] })
    const folder = await buildOnce()
    const total = firstLoadBytes(folder, 'evm')
    process.stdout.write(`      first load: ${total} bytes of ${FIRST_LOAD_LIMITS.evm}\n`)
    expect(total).to.be.below(FIRST_LOAD_LIMITS.evm)
    const { page, end } = await app.open(unionId(drop))
    await page.getByText('0 minted, no limit').waitFor()
    const urls = { site: app.url, node: chain.url }
    const loaded = await expectLoadsInOrder(page, 'evm', { folder, urls })
    expect(loaded.join()).not.to.match(/solana/i)
    await page.getByText(/^\+ network fee, about 0\.00\d+$/).waitFor()
    await end()
  })

  function goTo(page: Page, drop: string, search?: Record<string, string>): Promise<void> {
    return page.evaluate(
      (hash) => {
        window.location.hash = hash
      },
      evmMintPath(drop, search).replace(/^.*#/, ''),
    )
  }

  function listing(
    { address }: EvmWallet,
    terms: { quantityLimitPerWallet: bigint; pricePerToken: bigint },
  ) {
    return { wallet: address, currency: NATIVE_TOKEN as Address, ...terms }
  }

  /** Creates a proof folder with one wallet's proof only. */
  function proofFiles(list: Allowlist, { address }: EvmWallet): Record<string, string> {
    const proof = list.proofOf(address)
    if (!proof) throw new Error('The wallet is not listed.')
    return {
      [PROOF_MANIFEST_NAME]: manifestOf(list.merkleRoot),
      [`${address}.json`]: formatProofDocument(proof),
    }
  }

  function deploy(options: Partial<DropOptions>): Promise<TestDrop> {
    return deployDrop(chain, {
      variant: 'erc721',
      metadata: { name: 'Dusk', imageURI: `${metadata.url}/1.svg` },
      ...options,
    })
  }

  function allowance(token: Address, wallet: EvmWallet, { address }: TestDrop): Promise<bigint> {
    const args = [wallet.address as Address, address] as const
    return readContract(chain.connection.client, {
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args,
    })
  }
})
