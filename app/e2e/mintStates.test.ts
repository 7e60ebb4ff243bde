import { NETWORKS } from '@mintline/core/networks'
import { fetchMinterStats } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import {
  administrationOf,
  connectionOf,
  giveMoney,
  readChainTime,
  readCollection,
} from './helpers/chain.ts'
import { EXTENSION_WALLET, installExtensionWallet } from './helpers/extensionWallet.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import {
  becomeOther,
  comeBack,
  connectCollector,
  deployDrop,
  mintPath,
  openMintPage,
  readyToMint,
} from './helpers/mintPage.ts'
import { answerFromNetwork, sayItIs } from './helpers/otherNode.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { focusedName } from './helpers/steps.ts'

const SOL = 1_000_000_000n
const HOUR = 3_600
/** Until the page has asked again, which it does every 15 seconds. */
const NEXT_READ = { timeout: 30_000 }
/** Blockhashes are forgotten within a minute and a half. */
const UNTIL_EXPIRED = 120

describe('what may become of a mint', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('opens by itself when a phase starts, and closes when it ends', async () => {
    const now = await readChainTime(app)
    await deployDrop(app, {
      symbol: 'LATER',
      phases: [
        {
          phaseType: 'public',
          priceAmount: SOL,
          startTime: now + BigInt(HOUR),
          endTime: now + BigInt(2 * HOUR),
        },
      ],
    })
    const { page, end } = await openMintPage(app, 'LATER')
    await page.getByText('Starts in').waitFor()
    expect(await page.getByRole('timer').textContent()).to.match(/^(01:00:00|00:5\d:\d\d)$/)
    await connectCollector(page)
    await page.getByText('No Active Phase').waitFor()
    await page.getByText('Your wallet is ready for when one opens.').waitFor()

    app.network.advanceClock(HOUR)
    await page.getByText('Ends in').waitFor(NEXT_READ)
    await readyToMint(page, 'Mint 1 for 1 SOL')

    app.network.advanceClock(HOUR)
    await comeBack(page)
    await page.getByText('All phases are over.').waitFor()
    await page.getByText('No Active Phase').waitFor()
    expect(await page.getByText('Your wallet is ready for when one opens.').count()).to.equal(0)
    expect(await page.getByRole('button', { name: /^Mint/ }).count()).to.equal(0)
    await end()
  })

  it('follows what others mint, until it is sold out', async () => {
    const drop = await deployDrop(app, {
      symbol: 'SHORT',
      maxNumberOfTokens: 2n,
      phases: [{ phaseType: 'public', priceAmount: 0n }],
    })
    const { page, end } = await openMintPage(app, 'SHORT')
    await page.getByText('0 of 2 minted').waitFor()
    await mintAs(app, { wallet: drop.creator, deployment: drop.deployment, quantity: 2n })
    await comeBack(page)
    await page.getByText('2 of 2 minted').waitFor()
    await page.getByText('All items of this collection are minted.').waitFor()
    expect(await page.getByRole('button', { name: 'Connect wallet' }).count()).to.equal(0)
    await end()
  })

  it('has nothing to mint where no phase was added', async () => {
    await deployDrop(app, { symbol: 'BARE', phases: [] })
    const { page, end } = await openMintPage(app, 'BARE')
    await page.getByText('The creator has not opened a phase yet.').waitFor()
    await end()
  })

  it('stops at what a wallet may mint in the phase', async () => {
    await deployDrop(app, {
      symbol: 'ONEEACH',
      phases: [{ phaseType: 'public', priceAmount: 0n, maxMintsPerWallet: 1n }],
    })
    const { page, end } = await openMintPage(app, 'ONEEACH')
    await connectCollector(page)
    await page.getByText('This wallet may mint 1 more item.').waitFor()
    await readyToMint(page, 'Mint 1 for free')
    await page.getByRole('button', { name: 'Mint 1 for free' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Maximum quantity 1 per wallet exceeded. Remaining quantity 0').waitFor()
    await end()
  })

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
    expect(await focusedName(page)).to.equal('Mint 2 for 2 SOL')
    await readyToMint(page, 'Mint 2 for 2 SOL')
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(0n)
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
    await readyToMint(page, 'Mint 3 for 3 SOL')
    await page.getByRole('button', { name: 'Mint 3 for 3 SOL' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('2 of 3 items are minted.').waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('heading', { name: '2 items are yours' }).waitFor()
    await page.getByText('1 item was not minted: you rejected it in your wallet.').waitFor()
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(2n)
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
    await becomeOther(tab)

    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(1n)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Account: Collector 1/ }).waitFor()
    const { mintCount } = await fetchMinterStats(connectionOf(app), {
      deployment: drop.deployment,
      wallet: other.publicKey.toBase58(),
    })
    expect(mintCount).to.equal(0n)
    await end()
  })

  it('says before anything is signed that the wallet holds too little', async () => {
    await deployDrop(app, {
      symbol: 'DEAR',
      phases: [{ phaseType: 'public', priceAmount: 6n * SOL }],
    })
    const { page, end } = await openMintPage(app, 'DEAR')
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 6 SOL')
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByText(/^Your wallet holds 2\.0\d* SOL too little$/).waitFor()
    expect(await page.getByRole('button', { name: 'Mint 2 for 12 SOL' }).isDisabled()).to.equal(
      true,
    )
    await end()
  })

  it('says in the words of the program why a mint would fail', async () => {
    const drop = await deployDrop(app, {
      symbol: 'GONE',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end } = await openMintPage(app, 'GONE')
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    // The price is raised behind the page's back: what it showed is the most that is ever paid.
    const held = await holdRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'getGenesisHash',
      after: 0,
    })
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await held.reached(1)
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
    await readyToMint(page, 'Mint 1 for 1 SOL')
    const { rpcUrl } = app.network
    const held = await holdRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await held.reached(1)
    await mintAs(app, { wallet: drop.creator, deployment: drop.deployment, quantity: 1n })
    await held.release()
    await page.getByText('Nothing was minted', { exact: true }).waitFor()
    await page.getByText(/There is nothing left to mint/).waitFor()
    await page.getByText('1 of 1 minted').waitFor()
    await page.getByText('Sold out', { exact: true }).waitFor()
    await page.getByText('Maximum quantity 1 exceeded. Remaining quantity 0').waitFor()
    const { mintCount } = await fetchMinterStats(connectionOf(app), {
      deployment: drop.deployment,
      wallet: collector.publicKey.toBase58(),
    })
    expect(mintCount).to.equal(0n)
    await end()
  })

  it('tells after a reload that the mint that was on its way is confirmed', async () => {
    const drop = await deployDrop(app, {
      symbol: 'RELOAD',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'RELOAD')
    await connectCollector(page)
    await readyToMint(page, 'Mint 1 for 1 SOL')
    const { rpcUrl } = app.network
    const held = await holdRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await held.reached(1)
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(0n)

    await held.release()
    await page.getByText('Your pending mint: it is confirmed').waitFor(NEXT_READ)
    await page.getByText('1 of 1 item is minted.').waitFor()
    await page.getByRole('link', { name: 'RELOAD #1' }).waitFor()
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(1n)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    expect(await page.getByText(/Your pending mint/).count()).to.equal(0)
    await end()
  })

  it('tells that a mint expired, at once and after a reload', async () => {
    const drop = await deployDrop(app, {
      symbol: 'EXPIRE',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, collector } = await openMintPage(app, 'EXPIRE')
    await connectCollector(page)
    const { rpcUrl } = app.network
    const mint = async () => {
      const held = await holdRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
      await readyToMint(page, 'Mint 1 for 1 SOL')
      await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
      await held.reached(1)
    }
    await mint()
    app.network.advanceClock(UNTIL_EXPIRED)
    await page.getByText('It expired before the network took it').waitFor(NEXT_READ)

    await mint()
    await page.reload()
    await page.getByText('Your pending mint', { exact: true }).waitFor()
    app.network.advanceClock(UNTIL_EXPIRED)
    await page.getByText('Your pending mint: it expired').waitFor(NEXT_READ)
    await page.getByText('0 of 1 item is minted.').waitFor()
    expect(await mintedBy(drop.deployment, collector.publicKey.toBase58())).to.equal(0n)
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
    expect(await page.getByRole('button', { name: /^Mint 2/ }).isDisabled()).to.equal(true)

    await page.unroute(isNode)
    await page.getByRole('button', { name: 'Try now' }).click()
    await page.getByText(`${host} does not answer`).waitFor({ state: 'detached' })
    await readyToMint(page, 'Mint 2 for 2 SOL')
    await end()
  })

  it('refuses a link for a network that is not here, and a node of another network', async () => {
    await deployDrop(app, { symbol: 'WRONG', phases: [] })
    const { page, end } = await app.open({ path: mintPath('WRONG', { cluster: 'custom' }) })
    await page
      .getByRole('heading', { name: 'This link is for a network that is not available here' })
      .waitFor()

    await answerFromNetwork(page, { host: 'api.devnet.solana.com', rpcUrl: app.network.rpcUrl })
    await page.evaluate(() => {
      window.location.hash = '/WRONG?cluster=solana-devnet'
    })
    await page
      .getByRole('heading', { name: 'Solana Devnet turns out to be a network of its own' })
      .waitFor()
    expect(await page.getByRole('button').count()).to.equal(0)

    await page.evaluate(() => {
      window.location.hash = '/NOWHERE?cluster=embedded'
    })
    await page.getByRole('heading', { name: 'No such collection on this network' }).waitFor()
    await page.evaluate(() => {
      window.location.hash = ''
    })
    await page.getByRole('heading', { name: 'This link has no collection' }).waitFor()
    await end()
  })

  it('shows the drop to somebody without a wallet, and where to get one', async () => {
    const drop = await deployDrop(app, {
      symbol: 'NOBODY',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end } = await app.open({
      path: mintPath(drop.deployment, { cluster: 'custom' }),
      stored: {
        'mintline.settings': JSON.stringify({ customUrl: app.network.rpcUrl, cluster: 'custom' }),
      },
    })
    await page.getByText('0 of 100 minted').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('heading', { name: 'No wallet in this browser' }).waitFor()
    await page.getByRole('link', { name: 'Phantom' }).waitFor()
    await end()
  })

  it('says at the button whose money it is where it is real', async () => {
    const drop = await deployDrop(app, {
      symbol: 'REAL',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const wallet = Keypair.generate()
    await giveMoney(app, wallet.publicKey)
    const { rpcUrl } = app.network
    const { page, context, end } = await app.open({
      path: mintPath('REAL', { cluster: 'custom' }),
      stored: { 'mintline.settings': JSON.stringify({ customUrl: rpcUrl }) },
    })
    await installExtensionWallet(context, [wallet])
    await sayItIs(page, { rpcUrl, genesisHash: NETWORKS.SOLANA[0].genesisHash ?? '' })
    await page.reload()
    await page.getByText('Solana Mainnet (custom)').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    expect(await page.getByRole('button', { name: /Development wallet/ }).count()).to.equal(0)
    await page.getByRole('button', { name: EXTENSION_WALLET }).click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByText('Real money, on Solana Mainnet (custom).').waitFor()
    await expectAccessible(page)
    await shoot(page, 'mint-real-money-desktop-light')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await mintedBy(drop.deployment, wallet.publicKey.toBase58())).to.equal(1n)
    await end()
  })

  async function mintedBy(deployment: string, wallet: string): Promise<bigint> {
    const { mintCount } = await fetchMinterStats(connectionOf(app), { deployment, wallet })
    const { numberOfTokensIssued } = await readCollection(app, deployment)
    expect(numberOfTokensIssued).to.equal(mintCount)
    return mintCount
  }
})
