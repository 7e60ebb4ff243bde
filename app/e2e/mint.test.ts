import { PROOF_MANIFEST_NAME } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { planPhaseList } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, connectionOf, readCollection, sendAs } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import {
  entryOf,
  filesOfCommandLine,
  madeUpEntries,
  manifestOf,
  OLDER_ROOT,
  rootOf,
  serveFiles,
} from './helpers/merkleLists.ts'
import { serveMetadata } from './helpers/metadataServer.ts'
import { countMinted } from './helpers/mintCounts.ts'
import { mintedPicture } from './helpers/mintedPicture.ts'
import {
  connectCollector,
  costOf,
  type DeployedDrop,
  deployDrop,
  lamportsOf,
  largePrice,
  openMintPage,
  readyToMint,
  switchToOther,
} from './helpers/mintPage.ts'
import type { ServedHost } from './helpers/serveHere.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { focusedName, tabTo } from './helpers/steps.ts'
import { PHONE } from './helpers/visit.ts'

const SOL = 1_000_000_000n

describe('minting', () => {
  let app: RunningApp
  let metadata: ServedHost

  before(async () => {
    app = await startApp()
    metadata = await serveMetadata()
  })
  after(() => Promise.all([app.close(), metadata.close()]))

  it('mints three items of a public phase in one transaction, at the previewed cost', async () => {
    const drop = await deployDrop(app, {
      symbol: 'PUBLIC',
      name: 'Dawn Chorus',
      metadataUrl: metadata.url,
      phases: [{ phaseType: 'public', priceAmount: SOL / 2n }],
    })
    const { page, end, collector } = await openMintPage(app, 'PUBLIC')
    await page.getByText('0 of 100 minted').waitFor()
    await expectSoon(() => largePrice(page), '0.5 SOL')
    await expectSoon(() => costOf(page, 'Platform fee (3 %)'), '0.015 SOL')
    await expectSoon(() => costOf(page, 'Price without fee'), '0.485 SOL')
    await connectCollector(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 3 for 1.5 SOL')
    await expectSoon(() => costOf(page, 'Price of 3 items'), '1.455 SOL')
    await expectSoon(() => costOf(page, 'Platform fee'), '0.045 SOL')
    const foretold = lamportsOf(await costOf(page, 'Balance afterwards'))

    await page.getByRole('button', { name: 'Mint 3 for 1.5 SOL' }).click()
    await page.getByRole('heading', { name: '3 items are yours' }).waitFor()

    for (const number of [1, 2, 3]) {
      await mintedPicture(page, `Document ${number}`).waitFor()
      const link = page.getByRole('link', { name: `Document ${number}` })
      expect(await link.getAttribute('href')).to.match(
        /^https:\/\/explorer\.solana\.com\/address\//,
      )
    }
    await expectSoon(() => page.locator('a[href*="/tx/"]').count(), 1)
    await expectSoon(() => focusedName(page), '3 items are yours')
    await page.getByText('3 of 100 minted').waitFor()
    expect(await balanceOf(collector)).to.equal(foretold)
    expect(await balanceOf(drop.treasury)).to.equal(1_000_000n + 3n * 485_000_000n)
    expect(await balanceOf(drop.platform)).to.equal(1_000_000n + 3n * 15_000_000n)
    expect(await mintedBy(drop, collector)).to.equal(3n)
    await page.getByRole('button', { name: 'Share' }).last().click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(page.url())
    await page.getByRole('button', { name: 'Mint another' }).click()
    await page.getByRole('button', { name: 'Mint 1 for 0.5 SOL' }).waitFor()
    await end()
  })

  it("mints on an allowlist at the wallet's own price, and tells others why they cannot", async () => {
    const drop = await deployDrop(app, {
      symbol: 'LISTED',
      phases: [{ phaseType: 'allowList', priceAmount: SOL }],
    })
    const { page, end, collector, other } = await openMintPage(app, drop.deployment)
    await administrationOf(app, drop.creator).addToAllowlist({
      collection: 'LISTED',
      phaseIndex: 0,
      entries: [
        { user: solanaAddress(collector.publicKey.toBase58()), price: SOL / 5n, amount: 2 },
      ],
    })
    await page.getByText('Only wallets on the list may mint, each at its own price.').waitFor()
    await connectCollector(page)
    await page.getByText('You are on the allowlist and may mint 2 more items.').waitFor()
    await expectSoon(() => largePrice(page, 'Your price'), '0.2 SOL')
    await expectSoon(() => costOf(page, 'Price without fee'), '0.194 SOL')
    await page.getByRole('button', { name: 'One more' }).click()
    const more = page.getByRole('button', { name: 'One more' })
    await expectSoon(() => more.getAttribute('aria-disabled'), 'true')
    await page.getByRole('button', { name: 'Mint 2 for 0.4 SOL' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('This wallet has reached its limit').waitFor()

    await switchToOther(page)
    await page.getByText('This phase is for invited wallets').waitFor()
    await page.getByText('Your wallet is not on its list.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint/ }).count(), 0)
    expect(await balanceOf(drop.treasury)).to.equal(1_000_000n + 2n * 194_000_000n)
    expect(await mintedBy(drop, collector)).to.equal(2n)
    expect(await mintedBy(drop, other)).to.equal(0n)
    await end()
  })

  it("mints with a merkle proof from the link's address", async () => {
    const { page, end, collector, goTo, expectConsoleError } = await openListed()
    // A host answers 404 for a wallet that is not on the list.
    expectConsoleError(/404/)
    const entries = [entryOf(collector, { price: SOL / 4n, maxClaims: 3n }), ...madeUpEntries(20)]
    const root = Buffer.from(await rootOf(entries), 'hex')
    const drop = await deployDrop(app, {
      symbol: 'MERKLE',
      phases: [{ phaseType: 'merkleTree', priceAmount: SOL, merkleRoot: new Uint8Array(root) }],
    })
    const files = await filesOfCommandLine(entries)
    let isDown = false
    const proofs = await serveFiles(files, () => isDown)
    await goTo(drop, {})
    await connectCollector(page)
    await page.getByText('This link is incomplete').waitFor()
    await page.getByText('Whether your wallet is on the list is unknown.').waitFor()
    await expectSoon(() => page.getByText('Your wallet is not on its list.').count(), 0)

    await goTo(drop, { proofs: proofs.url })
    await page.getByText('You are on the allowlist and may mint 3 more items.').waitFor()
    await page.getByRole('button', { name: 'Mint 1 for 0.25 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByRole('button', { name: 'Mint another' }).click()
    await page.getByText('You are on the allowlist and may mint 2 more items.').waitFor()

    // Where the collection itself names the address, the link needs none.
    const list = { root: new Uint8Array(root), address: proofs.url }
    const info = await readCollection(app, drop.deployment)
    const plan = planPhaseList({ info, wallet: info.creator, phaseIndex: 0, list })
    await sendAs(app, drop.creator, plan)
    expectConsoleError(/503/)
    isDown = true
    await goTo(drop, {})
    await page.getByText('The list cannot be read at the moment').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('You are on the allowlist and may mint 2 more items.').waitFor()

    await switchToOther(page)
    await page.getByText('Your wallet is not on its list.').waitFor()
    expect(await balanceOf(drop.treasury)).to.equal(1_000_000n + 242_500_000n)
    expect(await mintedBy(drop, collector)).to.equal(1n)

    // A wallet that was added later meets the previous list's folder.
    files[PROOF_MANIFEST_NAME] = manifestOf(OLDER_ROOT)
    await page.reload()
    await page.getByText("The published proofs are not those of phase 1's list").waitFor()
    await expectSoon(() => page.getByText('Your wallet is not on its list.').count(), 0)
    await end()
    await proofs.close()

    /** Opens the page before the list exists, because the list has to contain the wallet. */
    async function openListed() {
      const visit = await openMintPage(app, 'NOT-YET')
      await visit.page.getByRole('heading', { name: 'No such collection' }).waitFor()
      return {
        ...visit,
        goTo: ({ deployment }: DeployedDrop, search: Record<string, string>) =>
          visit.page.evaluate(
            (hash) => {
              window.location.hash = hash
            },
            `/${deployment}?${new URLSearchParams({ cluster: 'embedded', ...search })}`,
          ),
      }
    }
  })

  it('works by keyboard alone, for a free item, on a phone', async () => {
    const drop = await deployDrop(app, {
      symbol: 'FREE',
      phases: [{ phaseType: 'public', priceAmount: 0n, maxMintsPerWallet: 5n }],
    })
    const { page, end, collector } = await openMintPage(app, 'FREE', { viewport: PHONE })
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()

    await tabTo(page, /^Connect wallet$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Choose a wallet' }).waitFor()
    await tabTo(page, /Development wallet/)
    await page.keyboard.press('Enter')
    await page.getByText('This wallet may mint 5 more items.').waitFor()
    await tabTo(page, /^One more$/)
    await page.keyboard.press('Enter')
    await readyToMint(page, 'Mint 2 for free')
    await tabTo(page, /^Mint 2 for free$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await tabTo(page, /^Mint another$/)
    await page.keyboard.press('Enter')

    await page.getByText('This wallet may mint 3 more items.').waitFor()
    expect(await mintedBy(drop, collector)).to.equal(2n)
    expect(await balanceOf(drop.treasury)).to.equal(1_000_000n)
    await end()
  })

  it("shows the creator's texts as plain text, and complies with its content policy", async () => {
    const name = `<img src=x onerror="document.title='taken'">`
    await deployDrop(app, {
      symbol: 'HOSTILE',
      name,
      metadataUrl: metadata.url,
      phases: [{ phaseType: 'public', priceAmount: 0n }],
    })
    const { page, end } = await openMintPage(app, 'HOSTILE')
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        document.documentElement.dataset.violation = violatedDirective
      })
    })
    await page.reload()
    await page.getByRole('heading', { name }).waitFor()
    await expectSoon(() => page.title(), `${name} · Mintline`)
    await page
      .getByText(`First light over roof collection. <img src=x onerror="document.title='taken'">`)
      .waitFor()
    await expectSoon(() => page.locator('a[href^="javascript:"]').count(), 0)
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'Mint 1 for free' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    const violation = await page.evaluate(() => document.documentElement.dataset.violation)
    expect(violation).to.equal(undefined)
    await expectSoon(() => page.title(), `${name} · Mintline`)
    await end()
  })

  async function balanceOf({ publicKey }: Keypair): Promise<bigint> {
    return BigInt(await connectionOf(app).getBalance(publicKey))
  }

  async function mintedBy({ deployment }: DeployedDrop, { publicKey }: Keypair): Promise<bigint> {
    const mintCount = await countMinted(app, deployment, publicKey)
    const { numberOfTokensIssued } = await readCollection(app, deployment)
    expect(Number(numberOfTokensIssued)).to.be.at.least(Number(mintCount))
    return mintCount
  }
})
