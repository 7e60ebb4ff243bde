import { expect } from 'chai'
import { startChain, type TestChain } from '../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../clients/evm/test/support/claims.ts'
import {
  type ConditionInput,
  deployDrop,
  type TestDrop,
} from '../../clients/evm/test/support/drops.ts'
import { setFlatFee } from '../../clients/evm/test/support/fees.ts'
import { deployNames } from '../../clients/evm/test/support/names.ts'
import {
  connectEvmWallet,
  type EvmApp,
  heldItems,
  startEvmApp,
  unionId,
} from './helpers/evmMintPage.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { cancelPending, payInstead } from './helpers/pendingTransaction.ts'
import { type ServedHost, serveHere } from './helpers/serveHere.ts'
import { claimPhone, PHONE } from './helpers/visit.ts'

const ETHER = 10n ** 18n
const MINT = 'Mint 1 for 1 ETH'

describe('the look of the mint page of an EVM drop where something is in the way', () => {
  let chain: TestChain
  let app: EvmApp
  let metadata: ServedHost
  /** Serves proofs for a list without any of these flows' wallets. */
  let proofs: ServedHost

  before(async () => {
    // A network on which no development wallet is offered, with an explorer.
    chain = await startChain(['--chain-id', '11155111'])
    app = await startEvmApp(chain, 'sepolia')
    metadata = await serveMetadata()
    proofs = await serveHere((_, response) => {
      response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
    })
  })
  after(async () => {
    await Promise.all([app.close(), metadata.close(), proofs.close()])
    chain.stop()
  })

  const open = async (drop: TestDrop) => {
    const wallet = await chain.newWallet()
    const accounts = [wallet.address]
    const search = { proofs: proofs.url }
    const visit = await app.open(unionId(drop), { viewport: PHONE, accounts, search })
    await connectEvmWallet(visit.page)
    return { ...visit, wallet }
  }

  it('fits all sizes and is accessible in both themes without a wallet, and for wallets that may not mint', async () => {
    const drop = await deploy({ pricePerToken: ETHER, maxClaimableSupply: 1n })
    const visit = await app.open(unionId(drop), { viewport: PHONE })
    await visit.page.getByRole('button', { name: 'Connect wallet' }).click()
    await visit.page.getByRole('heading', { name: 'No wallet in this browser' }).waitFor()
    await expectGoodLook(visit.page, 'mint-evm-no-wallet')

    // A phone opens the page in a wallet app.
    await claimPhone(visit.page, 'iPhone')
    await visit.page.reload()
    await visit.page.getByRole('button', { name: 'Connect wallet' }).click()
    const apps = visit.page.getByRole('link', { name: /^Open in/ })
    await apps.first().waitFor()
    const address = visit.page.url()
    const links = await apps.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(links).to.deep.equal([
      `https://link.metamask.io/dapp/${address.replace('http://', '')}`,
      `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(address)}`,
    ])
    await expectGoodLook(visit.page, 'mint-evm-wallet-apps')
    await visit.end()

    await chain.execute(claimCall(drop, { from: await chain.newWallet(), price: ETHER }))
    const soldOut = await app.open(unionId(drop), { viewport: PHONE })
    await soldOut.page.getByText('All items of this phase are minted.').waitFor()
    await expectGoodLook(soldOut.page, 'mint-evm-sold-out')
    await soldOut.end()

    const listed = await deploy({ merkleRoot: ROOT, quantityLimitPerWallet: 0n })
    const notListed = await open(listed)
    notListed.expectConsoleError(/404/)
    await notListed.page.getByText('Your wallet is not on its list.').waitFor()
    await expectGoodLook(notListed.page, 'mint-evm-not-listed')
    await notListed.end()

    const flat = await deploy({ pricePerToken: ETHER })
    await setFlatFee(chain, flat.address, (5n * ETHER) / 2n)
    const fee = await open(flat)
    await fee.page.getByText(/^Mint at least 3 items at once to cover/).waitFor()
    await expectGoodLook(fee.page, 'mint-evm-flat-fee')
    await fee.end()
  })

  it("mints in a wallet app's browser, whose wallet announces nothing", async () => {
    const drop = await deploy({ pricePerToken: 0n })
    const wallet = await chain.newWallet()
    const { page, end } = await app.open(unionId(drop), {
      viewport: PHONE,
      accounts: [wallet.address],
      isInApp: true,
    })
    await claimPhone(page, 'iPhone')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await expectSoon(() => page.getByRole('link', { name: /^Open in/ }).count(), 0)
    await page.getByRole('button', { name: 'Wallet of this browser' }).click()
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'Mint 1 for free' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(1n)
    await end()
  })

  it('mints to a name once it has shown its address, and names the creator', async () => {
    const names = await deployNames(chain)
    const drop = await deploy({ pricePerToken: 0n })
    const [friend, stranger] = [await chain.newWallet(), await chain.newWallet()]
    await names.point('friend.eth', friend.address)
    await names.point('maker.eth', chain.creator.address)
    await names.claim(chain.creator.address, 'maker.eth')
    const { page, end } = await open(drop)
    await page.getByRole('link', { name: 'maker.eth' }).waitFor()
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'Mint to another wallet' }).click()
    await page.getByText('An address, or an ENS name such as name.eth.').waitFor()
    const field = page.getByLabel('Wallet to receive the items')
    const button = page.getByRole('button', { name: /^Mint 1/ })
    for (const [typed, problem] of [
      ['nobody.eth', '"nobody.eth" leads to no address in ENS'],
      ['fri\u0435nd.eth', 'neither an address nor a valid ENS name'],
    ] as const) {
      await field.fill(typed)
      await page.getByText(problem).waitFor()
      await expectSoon(() => button.isDisabled(), true)
    }
    await field.fill('Friend.eth')
    await page.getByText(`friend.eth, which is ${friend.address}`).waitFor()
    const label = `Mint 1 for free to ${friend.address.slice(0, 4)}…${friend.address.slice(-4)}`
    await readyToMint(page, label)
    await expectGoodLook(page, 'mint-evm-name')

    // What was shown counts, wherever the name leads by now.
    await names.point('friend.eth', stranger.address)
    await page.getByRole('button', { name: label }).click()
    await page.getByRole('heading', { name: /^The item is in wallet/ }).waitFor()
    expect(await heldItems(chain, drop, friend)).to.equal(1n)
    expect(await heldItems(chain, drop, stranger)).to.equal(0n)

    // A name that leads elsewhere is not shown.
    await names.point('maker.eth', stranger.address)
    await page.reload()
    await page.getByRole('link', { name: /^0xf3/ }).waitFor()
    await end()
  })

  it('fits all sizes and is accessible in both themes after a mint was cancelled or replaced', async () => {
    const drop = await deploy({ pricePerToken: ETHER })
    const { page, wallet, end } = await open(drop)
    for (const [name, change, told] of [
      ['cancelled', cancelPending, 'You cancelled it in your wallet'],
      ['replaced', payInstead, 'It was replaced in your wallet'],
    ] as const) {
      await readyToMint(page, MINT)
      await chain.cheats.setAutomine(false)
      await page.getByRole('button', { name: MINT }).click()
      await page.getByText('Mint 1 item: sent').waitFor()
      await page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('eth_getTransactionCount')),
      )
      await expectGoodLook(page, `mint-evm-sent-${name}`)
      await change(chain, wallet)
      await chain.cheats.mine({ blocks: 1 })
      await chain.cheats.setAutomine(true)
      await page.getByText(told).waitFor()
      await readyToMint(page, MINT)
      await expectGoodLook(page, `mint-evm-${name}`)
    }
    await end()
  })

  function deploy(condition: ConditionInput): Promise<TestDrop> {
    return deployDrop(chain, {
      variant: 'erc721',
      metadata: { name: 'Dusk', imageURI: `${metadata.url}/2.svg` },
      conditions: [condition],
    })
  }
})

/** That list's root. */
const ROOT = `0x${'ab'.repeat(32)}` as const
