import { solanaAddress } from '@mintline/core/identifiers'
import { NETWORKS } from '@mintline/core/networks'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import {
  entriesOnChain,
  entryText,
  giveFile,
  someWallets,
  writeEntries,
} from './helpers/allowlists.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { EXTENSION_WALLET, installExtensionWallet } from './helpers/extensionWallet.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { deployDrop } from './helpers/mintPage.ts'
import { reportGenesisHash } from './helpers/otherNode.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { openAnew } from './helpers/visit.ts'

const GENESIS = NETWORKS.SOLANA[0].genesisHash ?? ''
const REAL_SOL = 'This is Solana Mainnet (custom): it costs real SOL.'

describe('a list on a network with real money', () => {
  let app: RunningApp

  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('changes only after confirmation, also when it is resumed after a reload', async () => {
    const { page, end, list } = await openList('REALLIST')
    const { rpcUrl } = app.network
    const wallets = someWallets(25)
    const held = await holdRpcRequests(page, { rpcUrl, method: 'sendTransaction', after: 1 })
    await giveFile(page, `address,price,amount\n${wallets.map((user) => `${user},0,1`).join('\n')}`)
    await page.getByRole('button', { name: 'Write 25 entries' }).click()
    const write = page.getByRole('dialog').getByRole('button', { name: 'Write 25 entries' })
    await expectSoon(() => write.isDisabled(), true)
    await page.getByRole('dialog').getByLabel(REAL_SOL).click()
    await write.click()
    await held.reached(2)
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()

    await page.getByText('Writing 25 entries was interrupted').waitFor()
    await page.getByRole('button', { name: 'Select all 10' }).click()
    await page.getByRole('button', { name: 'Remove 10 entries' }).click()
    const removal = page.getByRole('alertdialog')
    await removal.getByText('Another change of this list is unfinished').waitFor()
    await removal.getByRole('button', { name: 'Cancel' }).click()
    await held.release()
    await page.getByRole('button', { name: 'Resume' }).click()
    const question = page.getByRole('alertdialog', { name: 'Continue writing 25 entries?' })
    await question.getByText(/^This is Solana Mainnet \(custom\)/).waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('25 entries are on chain').first().waitFor()
    const wanted = wallets.map((user) => entryText({ user, price: 0n, amount: 1 })).sort()
    expect(await entriesOnChain(app, list)).to.deep.equal(wanted)
    await end()
  })

  it('loses entries only after typed confirmation, beside a real-money warning', async () => {
    const { page, end, list } = await openList('REALGONE', 2)
    await page.getByRole('button', { name: 'Select all 2' }).click()
    await page.getByRole('button', { name: 'Remove 2 entries' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(REAL_SOL).waitFor()
    await shoot(page, 'allowlist-remove-real-money')
    const remove = question.getByRole('button', { name: 'Remove 2 entries' })
    await expectSoon(() => remove.isDisabled(), true)
    await question.getByRole('textbox').fill('remove all')
    await remove.click()
    await page.getByText('2 entries are removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([])

    await page.goto(`${app.url}#/transactions?cluster=custom`)
    await page.getByText('Removed 2 entries in 1 transaction. Phase 1 of REALGONE').waitFor()
    await end()
  })

  /** Opens a phase's list as its owner, on a node that claims to be mainnet; `count` entries. */
  async function openList(symbol: string, count = 0) {
    const { deployment, creator } = await deployDrop(app, {
      symbol,
      phases: [{ phaseType: 'allowList', priceAmount: 0n }],
    })
    const list = { deployment, phaseIndex: 0 }
    const entries = someWallets(count).map((user) => ({
      user: solanaAddress(user),
      price: 0n,
      amount: 1,
    }))
    if (count > 0) await writeEntries(app, { ...list, creator, entries })
    const { rpcUrl } = app.network
    const settings = { cluster: 'custom', customUrl: rpcUrl }
    const visit = await app.open({
      stored: { 'mintline.settings': JSON.stringify(settings) },
    })
    await installExtensionWallet(visit.context, [creator])
    await reportGenesisHash(visit.page, { rpcUrl, genesisHash: GENESIS })
    await openAs(visit.page, `#/collections/${deployment}/allowlists?cluster=custom`)
    return { ...visit, list }
  }

  async function openAs(page: Page, path: string): Promise<void> {
    await openAnew(page, `${app.url}${path}`)
    await page.getByRole('button', { name: /Network: Solana Mainnet \(custom\)/ }).waitFor()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(EXTENSION_WALLET) }).click()
    await page.getByRole('button', { name: /^Account:/ }).waitFor()
  }
})
