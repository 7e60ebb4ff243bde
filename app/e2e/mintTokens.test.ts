import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { tokenChain } from '../../clients/solana/test/reads/_drop.ts'
import { Token } from '../../tests/helpers/token.ts'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readChainTime } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { cardOf, figureOf } from './helpers/facts.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { mintAs } from './helpers/mintAs.ts'
import {
  connectCollector,
  costOf,
  type DeployedDrop,
  deployDrop,
  largePrice,
  openMintPage,
  readyToMint,
} from './helpers/mintPage.ts'
import { confirmReview } from './helpers/review.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

/** Base units for one item. */
const PRICE = 20_000_000n

describe('minting for a price in tokens', () => {
  let app: RunningApp
  let metadata: ServedHost
  let token: Token
  let drop: DeployedDrop

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
    token = await Token.createNamed(tokenChain(connectionOf(app)), 'USD')
    drop = await deployDrop(app, {
      symbol: 'DOLLARS',
      name: 'Dawn Chorus',
      metadataUrl: metadata.url,
      phases: [{ phaseType: 'public', priceAmount: PRICE, priceToken: token.mint.toBase58() }],
    })
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  const held = (wallet: Keypair | PublicKey) =>
    token.held('publicKey' in wallet ? wallet.publicKey : wallet)

  it('shows price and cost in the token, and mints for exactly that', async () => {
    const { page, end, collector } = await openMintPage(app, 'DOLLARS', { viewport: PHONE })
    await token.give(collector.publicKey, 5n * PRICE)
    await expectSoon(() => largePrice(page), '20 USD')
    await connectCollector(page)
    const mint = token.mint.toBase58()
    await page.getByText('Paid in USD, the token').waitFor()
    await page
      .getByText(`${mint.slice(0, 4)}…${mint.slice(-4)}`)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 40 USD')
    await expectSoon(() => costOf(page, 'Price of 2 items'), '38.8 USD')
    await expectSoon(() => costOf(page, 'Platform fee'), '1.2 USD')
    expect(await costOf(page, 'You pay, at most')).to.match(/^40 USD and 0\.\d+ SOL$/)
    expect(await costOf(page, 'Balance afterwards')).to.match(/^60 USD and 9\.\d+ SOL$/)
    await expectGoodLook(page, 'mint-tokens')

    await page.getByRole('button', { name: 'Mint 2 for 40 USD' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()

    expect(await held(collector)).to.equal(3n * PRICE)
    expect(await held(drop.treasury)).to.equal(38_800_000n)
    expect(await held(drop.platform)).to.equal(1_200_000n)
    await end()
  })

  it('says how much of the token is missing, and goes on once it is there', async () => {
    const { page, end, collector } = await openMintPage(app, 'DOLLARS')
    await connectCollector(page)
    await page.getByText('Your wallet holds 20 USD too little').waitFor()
    const button = page.getByRole('button', { name: 'Mint 1 for 20 USD' })
    expect(await button.isDisabled()).to.equal(true)

    await token.give(collector.publicKey, PRICE)
    await readyToMint(page, 'Mint 1 for 20 USD')
    await button.click()
    await page.getByRole('heading', { name: /is yours/ }).waitFor()
    expect(await held(collector)).to.equal(0n)
    await end()
  })

  it('says that the wallet cannot pay from an account that the issuer has frozen', async () => {
    const { page, end, collector } = await openMintPage(app, 'DOLLARS')
    await token.give(collector.publicKey, PRICE)
    await token.freeze(collector.publicKey)
    await connectCollector(page)
    await page.getByText('It would fail, so nothing is sent').waitFor()
    await page.getByText(/frozen/).waitFor()
    expect(await held(collector)).to.equal(PRICE)
    await end()
  })

  it('keeps the share of a frozen treasury, which anybody can pay once it is thawed', async () => {
    // Given a drop whose treasury cannot be paid in its token, and which sells for coins later
    const own = await deployDrop(app, {
      symbol: 'FROZEN',
      name: 'Dawn Chorus',
      metadataUrl: metadata.url,
      phases: [{ phaseType: 'public', priceAmount: PRICE, priceToken: token.mint.toBase58() }],
    })
    const { deployment, treasury } = own
    await token.give(treasury.publicKey)
    await token.freeze(treasury.publicKey)

    // When somebody mints on the page, and somebody else in the phase for coins
    const minting = await openMintPage(app, 'FROZEN')
    await token.give(minting.collector.publicKey, PRICE)
    await connectCollector(minting.page)
    await readyToMint(minting.page, 'Mint 1 for 20 USD')
    await minting.page.getByRole('button', { name: 'Mint 1 for 20 USD' }).click()
    await minting.page.getByRole('heading', { name: /is yours/ }).waitFor()
    await minting.end()
    expect(await held(treasury)).to.equal(0n)
    expect(await held(own.platform)).to.equal(600_000n)
    const startTime = (await readChainTime(app)) - 60n
    const phases = [{ phaseType: 'public', priceAmount: 500_000_000n, startTime }] as const
    await addPhases(app, { ...own, phases })
    const wallet = Keypair.generate()
    await giveMoney(app, wallet.publicKey)
    await mintAs(app, { wallet, deployment, quantity: 2n, phaseIndex: 1 })

    // Then the overview counts each currency, and lists what the treasury is owed
    const { page, visit } = await openAsCreator(app, { path: `#/collections/${deployment}` })
    await expectSoon(
      () => figureOf(page, 'Revenue').locator('dd').allTextContents(),
      ['1 SOL + 20 USD', 'Treasury 0.97 SOL + 19.4 USD, fee recipients 0.03 SOL + 0.6 USD'],
    )
    const sales = page.getByRole('table', { name: 'Sales by phase' }).locator('tbody tr')
    await expectSoon(
      () => sales.allTextContents(),
      ['Phase 1, public120 USD', 'Phase 2, public21 SOL'],
    )
    const unpaid = cardOf(page, 'Unpaid shares')
    await unpaid.getByText('19.4 USD', { exact: true }).waitFor()
    await expectGoodLook(page, 'overview-tokens')

    // When it is still frozen, then nothing is sent, and the reason is told
    const pay = unpaid.getByRole('button', { name: 'Pay unpaid shares' })
    await pay.click()
    const review = page.getByRole('dialog')
    await review.getByText('Nothing can be sent now').waitFor()
    await review.getByText(/cannot be paid the 19.4 USD that it is owed: .* is frozen/).waitFor()
    await expectGoodLook(page, 'claim-frozen')
    await review.getByRole('button', { name: 'Done' }).click()

    // When it is thawed, then any wallet can pay it, and nothing is left
    await token.thaw(treasury.publicKey)
    await pay.click()
    await review.getByText('19.4 USD').first().waitFor()
    await expectGoodLook(page, 'claim-tokens')
    await confirmReview(page, 'Pay')
    expect(await held(treasury)).to.equal(19_400_000n)
    await unpaid.waitFor({ state: 'detached' })
    await page.goto(`${app.url}#/collections/${deployment}/activity`)
    await page.getByText(/^19.4 USD that was owed is paid to /).waitFor()
    await visit.end()
  })
})
