import { MINTED_COUNT_INTERVAL } from '@mintline/core'
import { NETWORKS } from '@mintline/core/networks'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { administrationOf, giveMoney, readChainTime } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { EXTENSION_WALLET, installExtensionWallet } from './helpers/extensionWallet.ts'
import { hidePage, MOST_IDLE_REQUESTS, slowPage } from './helpers/idleMinute.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { countMintedAlone } from './helpers/mintCounts.ts'
import {
  connectCollector,
  deployDrop,
  mintPath,
  openMintPage,
  readyToMint,
  returnToPage,
} from './helpers/mintPage.ts'
import { answerForDevnet, reportGenesisHash } from './helpers/otherNode.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { claimPhone, PHONE } from './helpers/visit.ts'

const SOL = 1_000_000_000n
/** Milliseconds after which the next read is made, even if the previous one was answered late. */
const NEXT_READ = MINTED_COUNT_INTERVAL + 5_000
const HOUR = 3_600

describe('states of a drop on its mint page', () => {
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
    // A phase is open strictly after its start: an hour and a second at most.
    expect(await page.getByRole('timer').textContent()).to.match(/^(01:00:0[01]|00:5\d:\d\d)$/)
    await connectCollector(page)
    await page.getByText('No phase is open now').waitFor()
    await page.getByText('Your wallet is ready for when one opens.').waitFor()

    app.network.advanceClock(HOUR)
    await page.getByText('Ends in').waitFor()
    await readyToMint(page, 'Mint 1 for 1 SOL')

    app.network.advanceClock(HOUR)
    await returnToPage(page)
    await page.getByText('All phases are over.').waitFor()
    await page.getByText('No phase is open now').waitFor()
    await expectSoon(() => page.getByText('Your wallet is ready for when one opens.').count(), 0)
    await expectSoon(() => page.getByRole('button', { name: /^Mint/ }).count(), 0)
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
    await returnToPage(page)
    await page.getByText('2 of 2 minted').waitFor()
    await page.getByText('All items of this collection are minted.').waitFor()
    await expectSoon(() => page.getByRole('button', { name: 'Connect wallet' }).count(), 0)
    await end()
  })

  it('asks its node rarely, but soon tells what others change, and asks nothing while it is hidden', async () => {
    const drop = await deployDrop(app, {
      symbol: 'IDLE',
      phases: [{ phaseType: 'public', priceAmount: SOL }],
    })
    const { page, end, other } = await openMintPage(app, 'IDLE')
    await connectCollector(page)
    const { run, idleMinute } = await slowPage(page, {
      node: app.network.rpcUrl,
      ready: () => readyToMint(page, 'Mint 1 for 1 SOL'),
    })
    expect(await idleMinute()).to.be.within(4, MOST_IDLE_REQUESTS)

    await mintAs(app, { wallet: other, deployment: drop.deployment, quantity: 1n })
    await run(NEXT_READ)
    await page.getByText('1 of 100 minted').waitFor()
    await administrationOf(app, drop.creator).modifyPhase({
      collection: 'IDLE',
      phaseIndex: 0,
      priceAmount: 2n * SOL,
    })
    await run(NEXT_READ)
    await readyToMint(page, 'Mint 1 for 2 SOL')

    await hidePage(page)
    expect(await idleMinute()).to.equal(0)
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
    await page.getByText('This wallet has reached its limit').waitFor()
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
    await expectSoon(
      () => page.getByRole('button', { name: 'Mint 2 for 12 SOL' }).isDisabled(),
      true,
    )
    await end()
  })

  it('refuses a link for a network that is not here, and a node of another network', async () => {
    await deployDrop(app, { symbol: 'WRONG', phases: [] })
    const { page, end } = await app.open({ path: mintPath('WRONG', { cluster: 'custom' }) })
    await page
      .getByRole('heading', { name: 'This link is for a network that is not available here' })
      .waitFor()

    await answerForDevnet(page, app.network.rpcUrl)
    await page.evaluate(() => {
      window.location.hash = '/WRONG?cluster=solana-devnet'
    })
    await page
      .getByRole('heading', { name: 'Solana Devnet turns out to be a network of its own' })
      .waitFor()
    await expectSoon(() => page.getByRole('button').count(), 0)

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
    await expectSoon(() => page.getByRole('link', { name: /^Open in/ }).count(), 0)

    // A phone opens the page in a wallet app.
    await claimPhone(page, 'iPhone')
    await page.setViewportSize(PHONE)
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const phantom = page.getByRole('link', { name: 'Open in Phantom' })
    expect(await phantom.getAttribute('href')).to.equal(
      `https://phantom.app/ul/browse/${encodeURIComponent(page.url())}?ref=${encodeURIComponent(new URL(page.url()).origin)}`,
    )
    for (const name of ['Solflare', 'Backpack']) {
      await page.getByRole('link', { name: `Open in ${name}` }).waitFor()
    }
    await expectAccessible(page)
    await shoot(page, 'mint-wallet-apps-phone-light')

    // On Android an app can be connected from here too, unless it is one that cannot.
    await claimPhone(page, 'Android')
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Wallet app on this phone' }).waitFor()
    for (const name of ['Phantom', 'Solflare', 'Backpack']) {
      await page.getByRole('link', { name: `Open in ${name}` }).waitFor()
    }
    await page.getByText('If you have none yet, install').waitFor()
    await expectAccessible(page)
    await shoot(page, 'mint-wallet-apps-android-light')
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
    await reportGenesisHash(page, { rpcUrl, genesisHash: NETWORKS.SOLANA[0].genesisHash ?? '' })
    await page.reload()
    await page.getByText('Solana Mainnet (custom)').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expectSoon(() => page.getByRole('button', { name: /Development wallet/ }).count(), 0)
    await page.getByRole('button', { name: EXTENSION_WALLET }).click()
    await readyToMint(page, 'Mint 1 for 1 SOL')
    await page.getByText('Real money, on Solana Mainnet (custom).').waitFor()
    await expectAccessible(page)
    await shoot(page, 'mint-real-money-desktop-light')
    await page.getByRole('button', { name: 'Mint 1 for 1 SOL' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    expect(await countMintedAlone(app, drop.deployment, wallet.publicKey)).to.equal(1n)
    await end()
  })
})
