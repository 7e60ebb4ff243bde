import { solanaAddress } from '@mintline/core/identifiers'
import { fetchMinterStats } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, connectionOf } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import {
  connectCollector,
  type DeployedDrop,
  deployDrop,
  openMintPage,
  readyToMint,
  switchToOther,
} from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const SOL = 1_000_000_000n
const LIST = 0
const PUBLIC = 1

describe('a drop with a list and a public phase open at once', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('mints in the public phase for a wallet that is not on the list, and explains why', async () => {
    const drop = await deployBoth('BOTHOPEN')
    const { page, end, collector } = await openMintPage(app, 'BOTHOPEN')
    await page.getByText('Public price per item').waitFor()
    await page.getByText('Allowlist and Public', { exact: true }).waitFor()
    // Nobody pays the own price of a phase with a list.
    await page.getByText('Prices in the list', { exact: true }).waitFor()
    await connectCollector(page)
    await page.getByRole('radio', { name: 'Public, 1 SOL for an item', checked: true }).waitFor()
    const list = page.getByRole('radio', { name: 'Allowlist' })
    await expectSoon(() => list.isDisabled(), true)
    await page.getByText("isn't on the whitelist. Join the fun").waitFor()

    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await mintedBy(drop, collector)).to.deep.equal({ [LIST]: 0n, [PUBLIC]: 1n })
    await end()
  })

  it("mints at the list's price for a wallet on it, which may switch", async () => {
    const drop = await deployBoth('BESTONE')
    const { page, end, collector } = await openMintPage(app, 'BESTONE')
    await allow(drop, collector)
    await connectCollector(page)
    const ofList = page.getByRole('radio', { name: 'Allowlist, 0.2 SOL for an item' })
    await ofList.and(page.locator('[data-state=checked]')).waitFor()
    await readyToMint(page, 'Mint 1 for 0.2 SOL')
    await page.getByRole('button', { name: 'Mint 1 for 0.2 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByRole('button', { name: 'Mint another' }).click()

    await page.getByRole('radio', { name: 'Public, 1 SOL for an item' }).click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await mintedBy(drop, collector)).to.deep.equal({ [LIST]: 1n, [PUBLIC]: 1n })
    await end()
  })

  it('chooses for each wallet separately', async () => {
    const drop = await deployBoth('EACHOWN')
    const { page, end, collector } = await openMintPage(app, 'EACHOWN')
    await allow(drop, collector)
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 0.2 SOL')
    await switchToOther(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await end()
  })

  it('explains for every open phase why a wallet may not mint', async () => {
    const listed = { phaseType: 'allowList', priceAmount: SOL } as const
    await deployDrop(app, { symbol: 'NEITHER', phases: [listed, listed] })
    const { page, end } = await openMintPage(app, 'NEITHER')
    await connectCollector(page)
    for (const phase of [1, 2]) {
      await page.getByText(`Allowlist, phase ${phase}: Wallet address`).waitFor()
    }
    await expectSoon(() => page.getByRole('button', { name: /^Mint/ }).count(), 0)
    await end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    await deployBoth('LOOK')
    const { page, end } = await openMintPage(app, 'LOOK', { viewport: PHONE })
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await expectGoodLook(page, 'mint-phases')
    await end()
  })

  function deployBoth(symbol: string): Promise<DeployedDrop> {
    return deployDrop(app, {
      symbol,
      phases: [
        { phaseType: 'allowList', priceAmount: SOL / 2n },
        { phaseType: 'public', priceAmount: SOL },
      ],
    })
  }

  async function allow(drop: DeployedDrop, { publicKey }: Keypair): Promise<void> {
    await administrationOf(app, drop.creator).addToAllowlist({
      collection: drop.symbol,
      phaseIndex: LIST,
      entries: [{ user: solanaAddress(publicKey.toBase58()), price: SOL / 5n, amount: 2 }],
    })
  }

  /** Counts items by phase index. */
  async function mintedBy(drop: DeployedDrop, { publicKey }: Keypair) {
    const { phases } = await fetchMinterStats(connectionOf(app), {
      deployment: drop.deployment,
      wallet: publicKey.toBase58(),
      phaseIndexes: [LIST, PUBLIC],
    })
    return Object.fromEntries(phases.map(({ phaseIndex, mintCount }) => [phaseIndex, mintCount]))
  }
})
