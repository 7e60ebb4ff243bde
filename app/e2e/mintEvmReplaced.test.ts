import type { EvmWallet } from '@mintline/evm'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { startChain, type TestChain } from '../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../clients/evm/test/support/drops.ts'
import {
  connectEvmWallet,
  type EvmApp,
  heldItems,
  startEvmApp,
  unionId,
} from './helpers/evmMintPage.ts'
import { conductWallet } from './helpers/evmWallet.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { cancelPending, dropPending, payInstead, speedUp } from './helpers/pendingTransaction.ts'
import type { Visit } from './helpers/visit.ts'

const ETHER = 10n ** 18n
const MINT = 'Mint 1 for 1 ETH'
/** Longer than the page waits for a confirmation: minutes and seconds. */
const LONG = '31:00'

describe('a mint that the wallet changes while it is pending', () => {
  let chain: TestChain
  let app: EvmApp
  let drop: TestDrop
  let wallet: EvmWallet

  before(async () => {
    // A network with an explorer, to which the page links transactions.
    chain = await startChain(['--chain-id', '11155111'])
    app = await startEvmApp(chain, 'sepolia')
  })
  after(async () => {
    await app.close()
    chain.stop()
  })

  beforeEach(async () => {
    drop = await deployDrop(chain, {
      variant: 'erc721',
      metadata: { name: 'Dusk', imageURI: '' },
      conditions: [{ pricePerToken: ETHER }],
    })
    wallet = await chain.newWallet()
  })
  afterEach(() => chain.cheats.setAutomine(true))

  it('counts as minted when it is sped up, with the transaction that was confirmed', async () => {
    const { page, end } = await sent()
    const hash = await speedUp(chain, wallet)
    await chain.cheats.mine({ blocks: 1 })
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.locator(`a[href="https://sepolia.etherscan.io/tx/${hash}"]`).waitFor()
    const creator = page.getByRole('paragraph').filter({ hasText: /^By / }).getByRole('link')
    expect(await creator.getAttribute('href')).to.equal(
      `https://sepolia.etherscan.io/address/${chain.creator.address}`,
    )
    await page.getByRole('button', { name: 'Mint another' }).click()
    await readyToMint(page, MINT)
    expect(await heldItems(chain, drop, wallet)).to.equal(1n)
    await end()
  })

  it('is told calmly when it is cancelled, and can be tried again', async () => {
    const { page, end } = await sent()
    await cancelPending(chain, wallet)
    await chain.cheats.mine({ blocks: 1 })
    await page.getByText('You cancelled it in your wallet').waitFor()
    await page
      .getByText('Nothing was minted, and only the network fee of the cancellation was paid.')
      .waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(0n)
    await chain.cheats.setAutomine(true)
    await readyToMint(page, MINT)
    await page.getByRole('button', { name: MINT }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await heldItems(chain, drop, wallet)).to.equal(1n)
    await end()
  })

  it('is told when another transaction takes its place', async () => {
    const { page, end } = await sent()
    await payInstead(chain, wallet)
    await chain.cheats.mine({ blocks: 1 })
    await page.getByText('It was replaced in your wallet').waitFor()
    await page.getByText(/^Another transaction took its place/).waitFor()
    await readyToMint(page, MINT)
    await page.reload()
    await readyToMint(page, MINT)
    await expectSoon(() => page.getByText(/Your pending mint/).count(), 0)
    expect(await heldItems(chain, drop, wallet)).to.equal(0n)
    await end()
  })

  it('is found when it was sped up while the page was closed', async () => {
    const { page, end } = await sent()
    await page.goto('about:blank')
    const hash = await speedUp(chain, wallet)
    await chain.cheats.mine({ blocks: 1 })
    await page.goBack()
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.locator(`a[href="https://sepolia.etherscan.io/tx/${hash}"]`).waitFor()
    await end()
  })

  it('is not offered again when the network has lost it, until that is dismissed', async () => {
    const { page, end } = await sent()
    await page.goto('about:blank')
    await dropPending(chain, wallet)
    await page.goBack()
    await page.getByText(/^The network does not have this mint/).waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    // The wallet sends it again after all.
    await chain.cheats.setAutomine(true)
    await chain.execute(claimCall(drop, { from: wallet, price: ETHER }))
    await lookAgain(page)
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await readyToMint(page, MINT)
    await end()
  })

  it('is not waited for without end when the network has lost it', async () => {
    const { page, end } = await opened()
    await page.clock.install()
    await send(page)
    await dropPending(chain, wallet)
    await page.clock.fastForward(LONG)
    await page.getByText(/^The network does not have this mint/).waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await readyToMint(page, MINT)
    await end()
  })

  it('is followed for as long as the network is slow', async () => {
    const { page, end } = await opened()
    await page.clock.install()
    await send(page)
    await page.clock.fastForward(LONG)
    await page.getByText(/^Checking its outcome/).waitFor()
    await nonceRead(page)
    await page.clock.fastForward(LONG)
    await page.getByText(/^The network has not confirmed it in half an hour/).waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)
    await chain.cheats.mine({ blocks: 1 })
    await lookAgain(page)
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await end()
  })

  for (const [name, answer] of [
    ['no hash at all', null],
    ['a hash that no transaction has', `0x${'5a'.repeat(32)}`],
  ] as const) {
    it(`is found by its claim, and linked by its own hash, where the wallet answers with ${name}`, async () => {
      // Given a wallet that hands the mint to others, as vaults and bundlers do
      const { page, end } = await opened()
      await conductWallet(page, { answer })
      await page.getByRole('button', { name: MINT }).click()

      // Then the page soon says whom it waits for, and links to nothing that does not exist
      await page.getByText(/its other owners may have to sign first/).waitFor()
      expect(await page.locator('a[href*="/tx/"]').count()).to.equal(0)

      // When the others have sent it, then the page finds it
      const receipt = await chain.execute(claimCall(drop, { from: wallet, price: ETHER }))
      const transaction = `https://sepolia.etherscan.io/tx/${receipt.transactionHash}`
      await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
      await page.locator(`a[href="${transaction}"]`).first().waitFor()
      expect(await heldItems(chain, drop, wallet)).to.equal(1n)
      await end()
    })
  }

  /** Mints, and returns a visit whose page knows the mint to be pending. */
  async function sent(): Promise<Visit> {
    const visit = await opened()
    await send(visit.page)
    return visit
  }

  /** The page with its wallet connected. */
  async function opened(): Promise<Visit> {
    const visit = await app.open(unionId(drop), { accounts: [wallet.address] })
    await connectEvmWallet(visit.page)
    await readyToMint(visit.page, MINT)
    return visit
  }

  /** Mints until the page has read the pending transaction. */
  async function send(page: Page): Promise<void> {
    await chain.cheats.setAutomine(false)
    await page.getByRole('button', { name: MINT }).click()
    await page.getByText('Mint 1 item: sent').waitFor()
    await nonceRead(page)
  }

  /** Has the page search for the pending mint again; after its clock jumped, other reads may trigger that too. */
  async function lookAgain(page: Page): Promise<void> {
    const notice = page.getByRole('alert').filter({ hasText: 'Your pending mint' })
    await notice.getByRole('button', { name: 'Try again' }).click()
  }

  /** Waits until the page requests the wallet's nonce, as it does once it knows the pending transaction. */
  async function nonceRead(page: Page): Promise<void> {
    await page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('eth_getTransactionCount')),
    )
  }
})
