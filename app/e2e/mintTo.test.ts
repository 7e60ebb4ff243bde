import { solanaAddress } from '@mintline/core/identifiers'
import { fetchItemOwners, fetchMinterStats, fetchMints } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, connectionOf } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { expectGoodLook } from './helpers/look.ts'
import { connectCollector, deployDrop, openMintPage, readyToMint } from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const SOL = 1_000_000_000n
const PUBLIC = { phaseType: 'public', priceAmount: SOL } as const

describe('minting to another wallet', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('pays from the connected wallet and sends the item to the other, whatever was tried before', async () => {
    const drop = await deployDrop(app, { symbol: 'GIFT', phases: [PUBLIC] })
    const friend = Keypair.generate().publicKey.toBase58()
    const { page, end, collector } = await openMintPage(app, 'GIFT', { asksBeforeSigning: true })
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: 'Mint to another wallet' }).click()
    const field = page.getByLabel('Wallet to receive the items')
    const toOwn = page.getByRole('button', { name: 'Mint 1 for 1 SOL', exact: true })

    // Nothing entered, no address, and an address that could never transfer the item
    await page.getByText('Enter the address of the wallet to receive the items.').waitFor()
    await expectSoon(() => toOwn.isDisabled(), true)
    await page.getByText('Only addresses are accepted: this network has no names.').waitFor()
    await field.fill('friend.sol')
    await page.getByText('This network has no name registry that can be read here').waitFor()
    await expectSoon(() => toOwn.isDisabled(), true)
    await field.fill('friend')
    await page.getByText('This is not the address of a wallet.').waitFor()
    await expectSoon(() => toOwn.isDisabled(), true)
    await field.fill(drop.deployment)
    await page.getByText(`${drop.deployment} can never hold items`).waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 1/ }).isDisabled(), true)

    // A rejection in the wallet keeps the input
    await field.fill(friend)
    const toFriend = `Mint 1 for 1 SOL to ${friend.slice(0, 4)}…${friend.slice(-4)}`
    await readyToMint(page, toFriend)
    await page.getByRole('button', { name: toFriend }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await expectValue(field, friend)

    await readyToMint(page, toFriend)
    await page.getByRole('button', { name: toFriend }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    const heading = `The item is in wallet ${friend.slice(0, 4)}…${friend.slice(-4)}`
    await page.getByRole('heading', { name: heading }).waitFor()
    expect(await holdersOf(drop.deployment)).to.deep.equal([friend])
    const { mintCount } = await fetchMinterStats(connectionOf(app), {
      deployment: drop.deployment,
      wallet: collector.publicKey.toBase58(),
    })
    expect(mintCount).to.equal(1n)

    // The next mint is for the minter's own wallet again
    await page.getByRole('button', { name: 'Mint another' }).click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await end()
  })

  it('is reset when the field is collapsed', async () => {
    const drop = await deployDrop(app, { symbol: 'FOLDED', phases: [PUBLIC] })
    const { page, end, collector } = await openMintPage(app, 'FOLDED')
    await connectCollector(page)
    const fold = page.getByRole('button', { name: 'Mint to another wallet' })
    await fold.click()
    await page
      .getByLabel('Wallet to receive the items')
      .fill(Keypair.generate().publicKey.toBase58())
    await fold.click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL', exact: true }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await holdersOf(drop.deployment)).to.deep.equal([collector.publicKey.toBase58()])
    await end()
  })

  it('goes to another wallet at the price of a list, which counts the wallet on it', async () => {
    const drop = await deployDrop(app, {
      symbol: 'OWNONLY',
      phases: [{ phaseType: 'allowList', priceAmount: SOL }, PUBLIC],
    })
    const { page, end, collector } = await openMintPage(app, 'OWNONLY')
    await administrationOf(app, drop.creator).addToAllowlist({
      collection: 'OWNONLY',
      phaseIndex: 0,
      entries: [{ user: solanaAddress(collector.publicKey.toBase58()), price: 1n, amount: 1 }],
    })
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 0.000000001 SOL')
    await page.getByRole('button', { name: 'Mint to another wallet' }).click()
    const receiver = Keypair.generate().publicKey.toBase58()
    await page.getByLabel('Wallet to receive the items').fill(receiver)
    const label = `Mint 1 for 0.000000001 SOL to ${receiver.slice(0, 4)}…${receiver.slice(-4)}`
    await readyToMint(page, label)
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByRole('heading', { name: /^The item/ }).waitFor()
    expect(await holdersOf(drop.deployment)).to.deep.equal([receiver])
    await page.getByRole('button', { name: 'Done' }).click()
    await expectSoon(() => page.getByRole('radio', { name: /^Allowlist/ }).isDisabled(), true)
    await end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    await deployDrop(app, { symbol: 'LOOK', phases: [PUBLIC] })
    const { page, end, other } = await openMintPage(app, 'LOOK', { viewport: PHONE })
    await connectCollector(page)
    await page.getByRole('button', { name: 'Mint to another wallet' }).click()
    const address = other.publicKey.toBase58()
    await page.getByLabel('Wallet to receive the items').fill(address)
    await readyToMint(page, `Mint 1 for 1 SOL to ${address.slice(0, 4)}…${address.slice(-4)}`)
    await expectGoodLook(page, 'mint-to')
    await end()
  })

  /** Fetches the items' owners, ordered by number. */
  async function holdersOf(deployment: string): Promise<(string | undefined)[]> {
    const connection = connectionOf(app)
    const mints = (await fetchMints(connection, deployment)).map(({ mint }) => mint)
    return fetchItemOwners(connection, mints)
  }
})
