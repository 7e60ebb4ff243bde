import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { csvOf } from './helpers/allowlistFiles.ts'
import { openList, write } from './helpers/allowlistPage.ts'
import {
  accountOf,
  entriesOnChain,
  entryRent,
  freeEntries,
  giveFile,
  someWallets,
} from './helpers/allowlists.ts'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { openMore } from './helpers/merklePage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const FEE = 5_000n
const SOL = 1_000_000_000n
const WALLET_KEY = 'mintline.development-wallet'

describe('a change of an allowlist', () => {
  let app: RunningApp
  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('resumes after a reload, and pays nothing twice', async () => {
    const { page, visit, list, creator } = await openList(app, { symbol: 'RELOAD' })
    const wallets = someWallets(300)
    const before = await accountOf(app, creator)
    const held = await holdRpcRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 3,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, 300)
    await held.reached(4)
    await page.getByText(/30 of 300/).waitFor()
    await shoot(page, 'allowlist-progress-desktop-light')
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type())
      await dialog.accept()
    })

    await page.reload()
    expect(questions).to.deep.equal(['beforeunload'])
    await page.getByText('Writing 300 entries was interrupted').waitFor()
    await page.getByText(/30 of 300 are on chain/).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-resume-desktop-light')
    await held.release()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('300 entries are on chain').first().waitFor()
    // Transactions sent before the reload may have landed by now.
    await page
      .getByText(/^(None was|\d+ were) written now, \d+ were on chain before\.$/)
      .first()
      .waitFor()

    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    const after = await accountOf(app, creator)
    expect(after.transactions - before.transactions).to.equal(30)
    expect(before.balance - after.balance).to.equal(300n * (await entryRent(app)) + 30n * FEE)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('300 entries on chain').waitFor()
    await expectSoon(() => page.getByText('was interrupted').count(), 0)
    await visit.end()
  })

  it('stops, resumes in the background, and finishes', async () => {
    const { page, visit, list } = await openList(app, { symbol: 'STOP' })
    // More than are pending at the same time.
    const wallets = someWallets(3_000)
    const held = await holdRpcRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 2,
    })
    await giveFile(page, csvOf(wallets))
    await openMore(page)
    await page.getByRole('button', { name: 'Keep it on chain instead' }).click()
    await write(page, '3,000')
    await held.reached(3)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('Treasury').first().waitFor()
    await page.getByText('Writing 3,000 entries').waitFor()
    await page.getByRole('link', { name: 'Allowlists' }).click()
    await page.getByText(/20 of 3,000/).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await held.release()
    await page.getByText('Stopped', { exact: true }).first().waitFor()

    const written = (await entriesOnChain(app, list)).length
    expect(written).to.be.greaterThan(20).and.lessThan(3_000)
    await page
      .getByText(
        `${written.toLocaleString('en')} of 3,000 entries are on chain. Nothing is lost.`,
        {
          exact: true,
        },
      )
      .waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('3,000 entries are on chain').first().waitFor()
    const [now, before] = [3_000 - written, written].map((count) => count.toLocaleString('en'))
    await page
      .getByText(`${now} were written now, ${before} were on chain before.`, { exact: true })
      .waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  })

  it('reports failed entries with reasons, and retries only those', async () => {
    const { page, visit, list, keypair } = await openList(app, { symbol: 'FAIL' })
    const wallets = someWallets(30)
    // The faucet would refill the wallet.
    await holdRpcRequests(page, { rpcUrl: app.network.rpcUrl, method: 'requestAirdrop', after: 0 })
    const held = await holdRpcRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 1,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, 30)
    await held.reached(2)
    await leaveWith(keypair, 1_000_000n)
    await held.release()
    await page.getByText('20 entries of 30 failed').first().waitFor()

    await expectAccessible(page)
    await shoot(page, 'allowlist-failures-desktop-light')
    await page
      .getByText(/has 0\.00099 SOL and needs 0\.00212084 SOL for rent and fees/)
      .first()
      .waitFor()
    const failed = await savedBy(page, () =>
      page.getByRole('button', { name: 'Download these entries' }).click(),
    )
    expect(failed.text.split('\n')).to.have.length(22)
    await connectionOf(app).requestAirdrop(keypair.publicKey, Number(SOL))
    await page.getByRole('button', { name: 'Try these again' }).click()
    await page.getByText('20 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  })

  it('runs in one tab at a time, and finishes in one what another left', async () => {
    const { page, visit, list, creator } = await openList(app, { symbol: 'TABS' })
    const wallets = someWallets(15)
    const before = await accountOf(app, creator)
    const held = await holdRpcRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 1,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, 15)
    await held.reached(2)
    const other = await visit.context.newPage()
    await other.goto(page.url())
    await other.getByText('Writing 15 entries was interrupted').waitFor()
    await other.getByRole('button', { name: 'Resume' }).click()
    await other
      .getByText(/This list is being changed in another tab/)
      .first()
      .waitFor()

    await page.close()
    await other.getByRole('button', { name: 'Close', exact: true }).click()
    await other.getByRole('button', { name: 'Resume' }).click()
    await other.getByText('15 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    const after = await accountOf(app, creator)
    expect(before.balance - after.balance).to.equal(15n * (await entryRent(app)) + 2n * FEE)
    await visit.end()
  })

  it('waits while the node does not answer, and then continues', async () => {
    const { page, visit, list } = await openList(app, { symbol: 'WAIT' })
    visit.expectConsoleError(/ERR_FAILED|net::/)
    const wallets = someWallets(15)
    let isGone = false
    await page.route(
      (url) => url.origin === new URL(app.network.rpcUrl).origin,
      (route) => {
        const isSending = (route.request().postData() ?? '').includes('"sendTransaction"')
        isGone ||= isSending
        return isGone ? route.abort() : route.fallback()
      },
    )
    await giveFile(page, csvOf(wallets))
    await write(page, 15)
    await page.getByText('Waiting for Embedded network').waitFor()
    await shoot(page, 'allowlist-waiting-desktop-light')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByText('15 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  })

  it('ends quietly when it is rejected in the wallet', async () => {
    const { page, visit, list } = await openList(app, { symbol: 'NO' })
    await page.evaluate((key) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...stored, asksBeforeSigning: true }))
    }, WALLET_KEY)
    await giveFile(page, csvOf(someWallets(15)))
    await write(page, 15)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()

    await page.getByText('Not approved in the wallet').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText('15 entries are on chain').first().waitFor()
    await visit.end()
  })

  /** Empties a wallet except for some lamports. */
  async function leaveWith(keypair: Keypair, lamports: bigint): Promise<void> {
    const connection = connectionOf(app)
    const balance = BigInt(await connection.getBalance(keypair.publicKey))
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transfer = new Transaction({
      blockhash,
      lastValidBlockHeight,
      feePayer: keypair.publicKey,
    })
    transfer.add(
      SystemProgram.transfer({
        fromPubkey: keypair.publicKey,
        toPubkey: Keypair.generate().publicKey,
        lamports: balance - lamports - FEE,
      }),
    )
    transfer.sign(keypair)
    await connection.sendRawTransaction(transfer.serialize())
  }
})
