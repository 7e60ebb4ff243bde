import { solanaAddress } from '@mintline/core/identifiers'
import { deriveItemMint } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, readCollection } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { hideAccount } from './helpers/hiddenAccount.ts'
import { countMinted } from './helpers/mintCounts.ts'
import {
  connectCollector,
  deployDrop,
  mintAndHold,
  mintPath,
  openMintPage,
  readyToMint,
} from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const SOL = 1_000_000_000n
const FOR_ONE_SOL = 'Mint 1 for 1 SOL'
const FOR_A_THOUSAND = 'Mint 1 for 0.000001 SOL'
describe('the reported outcome of a mint', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('is confirmed, even if the node does not show the item', async () => {
    const { page, end, collector, drop } = await openDrop('HIDDEN')
    const item = firstItemOf(drop.deployment, collector)
    await hideAccount(page, { rpcUrl: app.network.rpcUrl, address: item })
    await page.getByRole('button', { name: FOR_ONE_SOL }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByText('The network does not show all of them yet').waitFor()
    expect(await countMinted(app, drop.deployment, collector.publicKey)).to.equal(1n)
    await end()
  })

  it('prevents paying again before it is known', async () => {
    const { page, end, collector, drop } = await openDrop('AGAIN')
    const held = await mintAndHold(app, page, FOR_ONE_SOL)
    await page.reload()
    await page.getByText('Your last mint is still pending.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: FOR_ONE_SOL }).isDisabled(), true)

    await held.release()
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await readyToMint(page, FOR_ONE_SOL)
    expect(await countMinted(app, drop.deployment, collector.publicKey)).to.equal(1n)
    await end()
  })

  it('waits while another drop is open', async () => {
    const { page, end, collector, drop } = await openDrop('AWAY')
    await deployDrop(app, { symbol: 'ELSEWHERE', phases: [] })
    const held = await mintAndHold(app, page, FOR_ONE_SOL)
    await goTo('ELSEWHERE')
    await page.getByText('The creator has not opened a phase yet.').waitFor()
    // The items' metadata is read last, when the rest of the mint is over.
    const read = page.waitForResponse('https://example.com/1.json')
    await held.release()
    await read

    await goTo('AWAY')
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.getByText('1 of 1 item is minted.').waitFor()
    expect(await countMinted(app, drop.deployment, collector.publicKey)).to.equal(1n)
    await end()

    function goTo(symbol: string) {
      const [, hash = ''] = mintPath(symbol).split('#')
      return page.evaluate((next) => {
        window.location.hash = next
      }, hash)
    }
  })

  it('is confirmed where the treasury is empty, whose share waits in the collection', async () => {
    const { page, end, drop } = await openDrop('OWED')
    const treasury = Keypair.generate().publicKey.toBase58()
    const administration = administrationOf(app, drop.creator)
    await administration.modifyCollection({ collection: 'OWED', changes: { treasury } })
    const priceAmount = 1_000n
    await administration.modifyPhase({ collection: 'OWED', phaseIndex: 0, priceAmount })
    await page.reload()
    await readyToMint(page, FOR_A_THOUSAND)
    await page.getByRole('button', { name: FOR_A_THOUSAND }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    // The platform, which can be paid, has its 3%.
    const { owed } = await readCollection(app, drop.deployment)
    expect(owed).to.deep.equal([{ receiver: treasury, lamports: 970n }])
    await end()
  })

  /** Opens a drop at one SOL, and funds its collector. */
  async function openDrop(symbol: string) {
    const phases = [{ phaseType: 'public', priceAmount: SOL }] as const
    const drop = await deployDrop(app, { symbol, phases })
    const visit = await openMintPage(app, symbol)
    await connectCollector(visit.page)
    await readyToMint(visit.page, FOR_ONE_SOL)
    return { ...visit, drop }
  }

  function firstItemOf(deployment: string, { publicKey }: Keypair): string {
    const wallet = solanaAddress(publicKey.toBase58())
    return deriveItemMint(solanaAddress(deployment), wallet, 0n)
  }
})
