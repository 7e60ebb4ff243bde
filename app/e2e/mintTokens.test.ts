import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { tokenChain } from '../../clients/solana/test/reads/_drop.ts'
import { Token } from '../../tests/helpers/token.ts'
import { connectionOf } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import {
  connectCollector,
  costOf,
  type DeployedDrop,
  deployDrop,
  largePrice,
  openMintPage,
  readyToMint,
} from './helpers/mintPage.ts'
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
})
