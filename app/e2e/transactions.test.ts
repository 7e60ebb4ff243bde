import { findDeployment } from '@mintline/solana'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, giveMoney, readCollection } from './helpers/chain.ts'
import { enterBasics, symbolField } from './helpers/deployForm.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectValue } from './helpers/expectValue.ts'
import { EXTENSION_WALLET, installExtensionWallet } from './helpers/extensionWallet.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, expectGoodLook, shoot } from './helpers/look.ts'
import { answerForDevnet } from './helpers/otherNode.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { openAnew, PHONE } from './helpers/visit.ts'

const URI = 'https://example.com/collection.json'

describe('a transaction', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('shows its cost before it is signed, and costs exactly that', async () => {
    const { page, visit, creator } = await openAsCreator(app, { path: '#/deploy' })
    const dialog = await reviewDeployment(page, 'COSTS')
    await dialog.getByText('Deposit, locked while the accounts exist').waitFor()
    const previewed = await dialog
      .getByText(/SOL afterwards$/)
      .first()
      .textContent()

    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()

    const balance = await connectionOf(app).getBalance(creator.publicKey)
    expect(previewed).to.equal(`${balance / 1e9} SOL afterwards`)
    await visit.end()
  })

  it('has one toast with a link to the right explorer, and is listed', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const dialog = await reviewDeployment(page, 'TOLD')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()

    // Before anything else, as it disappears by itself.
    const toast = page.locator('[data-sonner-toast]')
    await toast.getByText('Deploy TOLD: confirmed').waitFor()
    const [href, count] = await Promise.all([
      toast.getByRole('link').getAttribute('href'),
      toast.count(),
    ])
    expect(count).to.equal(1)
    const { origin, pathname, searchParams } = new URL(href ?? '')
    expect(origin).to.equal('https://explorer.solana.com')
    expect(pathname).to.match(/^\/tx\/[1-9A-HJ-NP-Za-km-z]{86,88}$/)
    expect(searchParams.get('customUrl')).to.equal(app.network.rpcUrl)

    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Transactions' })
      .filter({ visible: true })
      .click()
    const row = page.getByRole('row').filter({ hasText: 'Deploy TOLD' })
    await row.getByText('Confirmed').waitFor()
    await visit.end()
  })

  it('keeps the input when it is rejected, and can be retried', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy', asksBeforeSigning: true })
    const dialog = await reviewDeployment(page, 'SAYNO')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()

    // In a toast, which disappears by itself.
    await page.getByText('rejected in the wallet').waitFor()
    await dialog.getByText('You rejected it in your wallet').first().waitFor()
    await expectSoon(() => dialog.getByRole('alert').count(), 0)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expectValue(symbolField(page), 'SAYNO')
    expect(await isDeployed('SAYNO')).to.equal(false)

    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    expect(await isDeployed('SAYNO')).to.equal(true)
    await visit.end()
  })

  it('ends when the person stops it, even if the wallet never answers', async () => {
    const wallet = Keypair.generate()
    await giveMoney(app, wallet.publicKey)
    const visit = await app.open()
    const { page } = visit
    await installExtensionWallet(visit.context, [wallet], { answers: false })
    await openAnew(page, `${app.url}#/deploy`)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(EXTENSION_WALLET) }).click()
    await page.getByRole('button', { name: /^Account:/ }).waitFor()
    const dialog = await reviewDeployment(page, 'HANGS')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByText('Approve in your wallet', { exact: true }).waitFor()

    await dialog.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByText('Nothing is on chain, and your input is kept.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expectValue(symbolField(page), 'HANGS')
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).waitFor()
    await visit.end()
  })

  it('ends when the person stops it, even if the node never answers', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const { rpcUrl } = app.network
    const dialog = await reviewDeployment(page, 'SILENT')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).waitFor()
    const held = await holdRpcRequests(page, { rpcUrl, method: 'getGenesisHash', after: 0 })
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await held.reached(1)

    await dialog.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByText('Nothing is on chain, and your input is kept.').waitFor()
    await held.release()
    expect(await isDeployed('SILENT')).to.equal(false)
    await visit.end()
  })

  it('is not sent to another network than the one it was made for', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    await answerForDevnet(page, app.network.rpcUrl)
    const dialog = await reviewDeployment(page, 'AWAY')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).waitFor()

    // Like the browser's own buttons: the dialog covers the page's links.
    await page.evaluate(() => location.assign('#/deploy?cluster=solana-devnet'))
    // In a toast, which disappears by itself.
    await page.getByText('Deploy AWAY: the network was changed').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expectValue(symbolField(page), 'AWAY')
    expect(await isDeployed('AWAY')).to.equal(false)
    await visit.end()
  })

  it('is never signed if it would fail, and says why', async () => {
    const { page, visit, creator } = await openAsCreator(app)
    const { rpcUrl } = app.network
    await holdRpcRequests(page, { rpcUrl, method: 'requestAirdrop', after: 0 })
    await leaveOnly(creator, 1_000_000)
    await page.goto(`${app.url}#/deploy`)
    const dialog = await reviewDeployment(page, 'POOR')

    await dialog.getByText('It would fail, so nothing is sent').waitFor()
    await dialog.getByText(/^The wallet does not have enough of the native currency/).waitFor()
    await expectSoon(() => dialog.getByRole('button', { name: 'Deploy', exact: true }).count(), 0)
    await expectAccessible(page)
    await shoot(page, 'transaction-would-fail')
    await visit.end()
  })

  it('continues after a reload while it is pending', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const { rpcUrl } = app.network
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    const dialog = await reviewDeployment(page, 'RELOAD')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await held.reached(1)
    expect(await isDeployed('RELOAD')).to.equal(false)
    page.on('dialog', (leaving) => void leaving.accept())
    await page.goto(`${app.url}#/transactions`)
    await page.reload()

    await page.getByRole('row').filter({ hasText: 'Deploy RELOAD' }).getByText('Sent').waitFor()
    await held.release()

    await page.getByText('Deploy RELOAD: confirmed').waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Deploy RELOAD' })
    await row.getByText('Confirmed').waitFor()
    expect(await isDeployed('RELOAD')).to.equal(true)
    await visit.end()
  })

  it('continues in the background when its dialog is closed', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const { rpcUrl } = app.network
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    const dialog = await reviewDeployment(page, 'BEHIND')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await held.reached(1)
    await dialog.getByRole('button', { name: 'Continue in the background' }).click()
    await dialog.waitFor({ state: 'detached' })

    await held.release()

    await page.getByText('Deploy BEHIND: confirmed').waitFor()
    await visit.end()
  })

  it('is not sent twice while it is pending, from this tab or another', async () => {
    const { page, visit } = await openAsCreator(app, { path: '#/deploy' })
    const { rpcUrl } = app.network
    await reviewDeployment(page, 'TWICE')
    const other = await visit.context.newPage()
    await other.goto(`${app.url}#/deploy`)
    const dialogs = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Deploy TWICE' }))
    const deploy = 'button:text-is("Deploy")'
    await other.getByText('TWICE is free.').first().waitFor()
    await other.getByRole('button', { name: 'Deploy', exact: true }).click()
    for (const dialog of dialogs) await dialog.locator(deploy).waitFor()
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    await dialogs[0]?.locator(deploy).click()
    await held.reached(1)

    await dialogs[1]?.locator(deploy).click()
    await other.getByText('The same change is already pending.', { exact: false }).waitFor()
    await held.release()
    await page.getByText('Deploy TWICE: confirmed').waitFor()
    await other.getByRole('button', { name: 'Try again' }).click()
    await dialogs[1]?.getByText(/^The symbol TWICE is taken/).waitFor()
    await visit.end()
  })

  it('expires if it does not land in time, and says that nothing is paid twice', async () => {
    const other = await startApp()
    const { page, visit } = await openAsCreator(other, { path: '#/deploy' })
    const { rpcUrl } = other.network
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 0 })
    const dialog = await reviewDeployment(page, 'LATE')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await held.reached(1)

    other.network.advanceClock(600)
    await held.release()

    await dialog.getByText('It expired before it was processed').first().waitFor()
    await dialog.getByText(/you can safely try again/).waitFor()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    await visit.end()
    await other.close()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const { page, visit } = await openAsCreator(app, {
      viewport: PHONE,
      path: '#/deploy',
    })
    const look = (name: string) => expectGoodLook(page, `transaction-${name}`)
    const dialog = await reviewDeployment(page, 'LOOK')
    await dialog.getByText('Total cost').waitFor()
    await look('review')
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click()
    await dialog.getByText('Confirmed', { exact: true }).first().waitFor()
    await look('confirmed')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto(`${app.url}#/transactions`)
    await page.getByRole('row').filter({ hasText: 'Deploy LOOK' }).waitFor()
    await look('list')
    await visit.end()
  })

  async function reviewDeployment(page: Page, symbol: string) {
    await enterBasics(page, { symbol, name: `Drop ${symbol}`, uri: URI })
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    return page.getByRole('dialog', { name: `Deploy ${symbol}` })
  }

  async function isDeployed(symbol: string): Promise<boolean> {
    return findDeployment(connectionOf(app), symbol).then(
      async (deployment) => (await readCollection(app, deployment)).symbol === symbol,
      () => false,
    )
  }

  async function leaveOnly({ publicKey, secretKey }: Keypair, lamports: number): Promise<void> {
    const connection = connectionOf(app)
    const balance = await connection.getBalance(publicKey)
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({
      fromPubkey: publicKey,
      toPubkey: Keypair.generate().publicKey,
      lamports: balance - lamports - 5_000,
    })
    const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: publicKey })
    transaction.add(transfer)
    transaction.sign(Keypair.fromSecretKey(secretKey))
    await connection.sendRawTransaction(transaction.serialize())
  }
})
