import { editionsDeploymentAddress } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { giveMoney } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { countRendering, expectRest } from './helpers/rendering.ts'
import { confirmReview } from './helpers/review.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { connectDevelopmentWallet } from './helpers/steps.ts'
import { PHONE, type Visit } from './helpers/visit.ts'

const WALLET_KEY = 'mintline.development-wallet'

describe('collections', () => {
  let app: RunningApp
  let deployment: string
  const creator = Keypair.generate()

  before(async () => {
    app = await startApp()
    deployment = await deployCollection(app, { creator, symbol: 'DAWN', name: 'Dawn Chorus' })
    await deployCollection(app, { creator, symbol: 'TIDE10', name: 'Tide 10' })
    await deployCollection(app, { creator, symbol: 'TIDE2', name: 'Tide 2' })
  })
  after(() => app.close())

  it('lists those of the wallet, and opens one', async () => {
    const visit = await app.open()
    const { page, end } = visit
    await switchToCreator(visit)
    await connectDevelopmentWallet(page)
    await page.getByRole('link', { name: 'Dawn Chorus' }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'home-collections-desktop-light')

    await page.getByRole('link', { name: 'Dawn Chorus' }).click()
    // The pressed card shows the minted count too, so look for the heading, which only the page has.
    await page.getByRole('heading', { level: 1, name: 'Dawn Chorus' }).waitFor()
    await page.getByText('0 of 1,000 · 0 %').waitFor()
    await expectSoon(() => page.title(), 'Dawn Chorus · Mintline')
    await page.waitForURL(`${app.url}#/collections/${deployment}?cluster=embedded`)
    await expectAccessible(page)
    await shoot(page, 'collection-desktop-light')
    await end()
  })

  it('come to rest once they are shown, with a wallet and without', async () => {
    const { page, end } = await app.open({ prepare: countRendering })
    await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
    await expectRest(page)
    await connectDevelopmentWallet(page)
    await expectRest(page)
    expect(await page.evaluate(() => window.rendered)).to.be.above(0)
    await end()
  })

  it('counts, finds and orders them', async () => {
    const { page, visit } = await openAsCreator(app, {
      creator,
      viewport: PHONE,
      colorScheme: 'dark',
    })
    await page.getByText('3 collections, 0 items minted').waitFor()
    const names = () => page.locator('article h2').allTextContents()
    await expectSoon(names, ['Dawn Chorus', 'Tide 2', 'Tide 10'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'home-collections-phone-dark')

    await addPhases(app, {
      creator,
      deployment: editionsDeploymentAddress('TIDE10').toBase58(),
      phases: [{ phaseType: 'public', priceAmount: 0n, startTime: 1n }],
    })
    await page.reload()
    await page.getByRole('combobox', { name: 'Order' }).click()
    await page.getByRole('option', { name: 'Open first' }).click()
    await expectSoon(names, ['Tide 10', 'Dawn Chorus', 'Tide 2'])

    await page.getByRole('textbox', { name: 'Search' }).fill('tide')
    await page.getByText('2 of 3 collections, 0 items minted').waitFor()
    await expectSoon(names, ['Tide 10', 'Tide 2'])
    await page.getByRole('textbox', { name: 'Search' }).fill('ebb')
    await page.getByText('No such collection').waitFor()
    await expectAccessible(page)
    await visit.end()
  })

  it('tells their revenue, exact where they have minted little', async () => {
    const minter = Keypair.generate()
    await giveMoney(app, minter.publicKey)
    const phase = { phaseType: 'public', priceAmount: 100_000_000n, startTime: 1n } as const
    await addPhases(app, { creator, deployment, phases: [phase] })
    await mintAs(app, { wallet: minter, deployment, quantity: 2n })
    const { page, visit } = await openAsCreator(app, { creator })
    const revenueOf = (name: string) =>
      page
        .getByRole('article')
        .filter({ hasText: name })
        .getByText(/^Revenue: /)
    await expectSoon(() => revenueOf('Dawn Chorus').textContent(), 'Revenue: 0.2 SOL')
    await expectSoon(() => revenueOf('Tide 2').textContent(), 'Revenue: 0 SOL')
    await expectAccessible(page)
    await shoot(page, 'home-revenue-desktop-light')

    // After more mints, the revenue is an estimate at today's prices
    await mintAs(app, { wallet: minter, deployment, quantity: 49n })
    await page.reload()
    await expectSoon(() => revenueOf('Dawn Chorus').textContent(), 'Revenue: About 5.1 SOL')
    await visit.end()
  })

  it('deploys a demo drop without a wallet of one’s own', async () => {
    const { page, end } = await app.open({ viewport: PHONE })
    await page.getByRole('button', { name: 'Try a demo drop' }).click()
    await confirmReview(page, 'Deploy')
    await page.getByRole('heading', { level: 1, name: 'Demo Drop' }).waitFor()
    await page.getByText('Phase 1 is open now.').waitFor()
    await page.getByText('0 of 100 · 0 %').waitFor()
    await page.getByRole('img', { name: 'Demo Drop', exact: true }).first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'demo-drop-phone-light')

    // The mint page shows it too, and the first item gets its own picture
    const mintPage = await page.context().newPage()
    await mintPage.goto(
      (await page.getByRole('link', { name: /\/mint\/#\// }).getAttribute('href')) ?? '',
    )
    await readyToMint(mintPage, 'Mint 1 for 0.1 SOL')
    await mintPage.getByRole('button', { name: 'Mint 1 for 0.1 SOL' }).click()
    await mintedPicture(mintPage, 'Demo 1').waitFor()
    await shoot(mintPage, 'demo-drop-minted-phone-light')
    await mintPage.close()
    await end()
  })

  it('opens one by its symbol, without a wallet, on a phone', async () => {
    const { page, end } = await app.open({ viewport: PHONE, colorScheme: 'dark' })
    await page.getByRole('textbox', { name: 'Symbol or address' }).fill('DAWN')
    await page.keyboard.press('Enter')
    await page.getByText('Dawn Chorus #{}').waitFor()

    await expectSoon(() => page.getByText('5.25 %').count(), 1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-phone-dark')

    const parts = page.getByRole('navigation', { name: 'Collection' })
    await page.goto(`${app.url}#/collections/${deployment}/administration`)
    await page.getByRole('region', { name: 'Ownership' }).waitFor()
    await expectSoon(
      () => isWhollyInView(parts.getByRole('link', { name: 'Administration' })),
      true,
    )
    await shoot(page, 'collection-parts-phone-dark')
    await end()
  })

  /** Returns true if an element is not cut off at the sides. */
  async function isWhollyInView(locator: Locator): Promise<boolean> {
    const box = await locator.boundingBox()
    return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width
  }

  /** Switches the development wallet to the collection's owner. */
  async function switchToCreator({ page }: Visit): Promise<void> {
    const others = [Keypair.generate(), Keypair.generate()]
    const seeds = [creator, ...others].map(({ secretKey }) =>
      Buffer.from(secretKey.slice(0, 32)).toString('hex'),
    )
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      WALLET_KEY,
      JSON.stringify({ seeds }),
    ] as const)
    await page.reload()
  }
})
