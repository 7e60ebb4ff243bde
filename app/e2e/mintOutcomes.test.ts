import { expect } from 'chai'
import { administrationOf } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { mintAs } from './helpers/mintAs.ts'
import { countMinted, countMintedAlone } from './helpers/mintCounts.ts'
import {
  connectCollector,
  deployDrop,
  mintAndHold,
  openMintPage,
  readyToMint,
  switchToOther,
} from './helpers/mintPage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { focusedName } from './helpers/steps.ts'

const SOL = 1_000_000_000n
/** Seconds after which a blockhash is certainly forgotten: it lasts a minute and a half. */
const UNTIL_EXPIRED = 120

describe('outcomes of a mint', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('stays calm when the wallet says no, and keeps what was chosen', async () => {
    const drop = await deployDrop(app, {
      symbol: 'REJECT',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'REJECT', { asksBeforeSigning: true })
    await connectCollector(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 2 for 2 SOL')
    await page.getByRole('button', { name: 'Mint 2 for 2 SOL' }).click()
    await page.getByText('Approve it in your wallet.').waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('You rejected it in your wallet').waitFor()
    await page.getByText('Nothing was sent and nothing was paid.').waitFor()
    await expectSoon(() => focusedName(page), 'Mint 2 for 2 SOL')
    await readyToMint(page, 'Mint 2 for 2 SOL')
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(0n)
    await end()
  })

  it('says what was minted and what was not, when only a part was approved', async () => {
    const drop = await deployDrop(app, {
      symbol: 'PARTIAL',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'PARTIAL', { asksBeforeSigning: true })
    await connectCollector(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await readyToMint(page, 'Mint 5 for 5 SOL')
    await page.getByText('Your wallet asks you 2 times.').waitFor()
    await page.getByRole('button', { name: 'Mint 5 for 5 SOL' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('4 of 5 items are minted. Your wallet asks you 2 times.').waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('heading', { name: '4 items are yours' }).waitFor()
    await page.getByText('1 item was not minted: you rejected it in your wallet.').waitFor()
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(4n)
    await end()
  })

  it('calls an account by its name while another tab goes on as another one', async () => {
    const drop = await deployDrop(app, {
      symbol: 'TWOTABS',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, context, end, collector, other } = await openMintPage(app, 'TWOTABS')
    await connectCollector(page)
    const tab = await context.newPage()
    await tab.goto(page.url())
    await tab.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await switchToOther(tab)

    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(1n)
    await page.getByRole('button', { name: 'Mint another' }).click()
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    expect(await countMinted(app, drop.deployment, other.publicKey)).to.equal(0n)
    await end()
  })

  it('says in the words of the program why a mint would fail', async () => {
    const drop = await deployDrop(app, {
      symbol: 'GONE',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end } = await openMintPage(app, 'GONE')
    await connectCollector(page)
    // The price is raised behind the page's back: the price shown is the most that is ever paid.
    const held = await mintAndHold(app, page, 'Mint 1 for 1 SOL')
    await administrationOf(app, drop.creator).modifyPhase({
      collection: 'GONE',
      phaseIndex: 0,
      priceAmount: 2n * SOL,
    })
    await held.release()
    await page.getByText('Nothing was minted', { exact: true }).waitFor()
    await page.getByText(/Check the price again: it was raised after it was shown/).waitFor()
    await readyToMint(page, 'Mint 1 for 2 SOL')
    await end()
  })

  it('says so when somebody else takes the last item', async () => {
    const drop = await deployDrop(app, {
      symbol: 'LAST',
      maxNumberOfTokens: 1n,
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'LAST')
    await connectCollector(page)
    const held = await mintAndHold(app, page, 'Mint 1 for 1 SOL')
    await mintAs(app, { wallet: drop.creator, deployment: drop.deployment, quantity: 1n })
    await held.release()
    await page.getByText('Nothing was minted', { exact: true }).waitFor()
    await page.getByText(/There is nothing left to mint/).waitFor()
    await page.getByText('1 of 1 minted').waitFor()
    await page.getByText('Sold out', { exact: true }).waitFor()
    await page.getByText('Maximum quantity 1 exceeded. Remaining quantity 0').waitFor()
    expect(await countMinted(app, drop.deployment, collector.publicKey)).to.equal(0n)
    await end()
  })

  it('tells after a reload that the mint that was on its way is confirmed', async () => {
    const drop = await deployDrop(app, {
      symbol: 'RELOAD',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'RELOAD')
    await connectCollector(page)
    const held = await mintAndHold(app, page, 'Mint 1 for 1 SOL')
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(0n)

    await held.release()
    await page.getByText('Your pending mint: it is confirmed').waitFor()
    await page.getByText('1 of 1 item is minted.').waitFor()
    await page.getByRole('link', { name: 'RELOAD #1' }).waitFor()
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(1n)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await expectSoon(() => page.getByText(/Your pending mint/).count(), 0)
    await end()
  })

  it('tells that a mint expired, at once and after a reload', async () => {
    const drop = await deployDrop(app, {
      symbol: 'EXPIRE',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'EXPIRE')
    await connectCollector(page)
    await mintAndHold(app, page, 'Mint 1 for 1 SOL')
    app.network.advanceClock(UNTIL_EXPIRED)
    await page.getByText('It expired before the network took it').waitFor()

    await mintAndHold(app, page, 'Mint 1 for 1 SOL')
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    app.network.advanceClock(UNTIL_EXPIRED)
    await page.getByText('Your pending mint: it expired').waitFor()
    await page.getByText('0 of 1 item is minted.').waitFor()
    expect(await countMintedAlone(app, drop.deployment, collector.publicKey)).to.equal(0n)
    await end()
  })

  it('stays calm on a node that does not answer, and goes on when it is back', async () => {
    await deployDrop(app, {
      symbol: 'DOWN',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, expectConsoleError } = await openMintPage(app, 'DOWN')
    expectConsoleError(/ERR_FAILED/)
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    const { origin, host } = new URL(app.network.rpcUrl)
    const isNode = (url: URL) => url.origin === origin
    await page.route(isNode, (route) => route.abort())
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByText(`${host} does not answer`).waitFor()
    await page.getByText('The network does not answer.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^Mint 2/ }).isDisabled(), true)

    await page.unroute(isNode)
    await page.getByRole('button', { name: 'Try now' }).click()
    await page.getByText(`${host} does not answer`).waitFor({ state: 'detached' })
    await readyToMint(page, 'Mint 2 for 2 SOL')
    await end()
  })
})
