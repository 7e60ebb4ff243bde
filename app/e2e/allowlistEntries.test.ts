import { planModifyPhases } from '@mintline/solana'
import { expect } from 'chai'
import { csvOf } from './helpers/allowlistFiles.ts'
import { choose, openList, write } from './helpers/allowlistPage.ts'
import {
  accountOf,
  entriesOnChain,
  entry,
  entryRent,
  entryText,
  freeEntries,
  giveFile,
  someWallets,
} from './helpers/allowlists.ts'
import { readCollection, sendAs } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, shoot } from './helpers/look.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

const FEE = 5_000n
const SOL = 1_000_000_000n

describe('the entries of an allowlist', () => {
  let app: RunningApp
  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('compares a file with the chain, writes changes, and removes what is only on chain', async () => {
    const wallets = someWallets(40)
    const { page, visit, list, creator } = await openList(app, {
      symbol: 'DIFF',
      entries: wallets.slice(0, 30).map((user) => entry(user, SOL / 10n, 1)),
    })
    await page.getByText('30 entries on chain').waitFor()
    const file = [
      'wallet,price (SOL),amount',
      ...wallets.slice(10, 20).map((user) => `${user},0.2,1`),
      ...wallets.slice(20, 30).map((user) => `${user},0.1,1`),
      ...wallets.slice(30, 40).map((user) => `${user},0,3`),
    ].join('\n')

    await giveFile(page, file)
    await page.getByRole('tab', { name: 'New (10)' }).waitFor()
    await page.getByRole('tab', { name: 'Unchanged (10)' }).waitFor()
    await page.getByRole('tab', { name: 'Changed (10)', exact: true }).click()
    await page.getByText('0.1 SOL').first().waitFor()
    await page.getByText('0.2 SOL').first().waitFor()
    await page.getByRole('searchbox', { name: 'Search by address' }).fill(wallets[12] ?? '')
    const changed = page.getByRole('region', { name: 'Changed entries' })
    await expectSoon(() => changed.getByRole('row').count(), 2)
    await page.getByRole('searchbox', { name: 'Search by address' }).fill('')
    await shoot(page, 'allowlist-changed-desktop-light')
    await write(page, 20)
    await page.getByText('20 entries are on chain').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    await page.getByRole('tab', { name: 'Only on chain (10)' }).click()
    await page.getByRole('button', { name: 'Select all 10' }).click()
    const before = await accountOf(app, creator)
    await page.getByRole('button', { name: 'Remove 10 entries' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Rent returned').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-remove-desktop-light')
    await question.getByRole('button', { name: 'Remove 10 entries' }).click()
    await page.getByText('10 entries are removed').first().waitFor()

    const after = await accountOf(app, creator)
    const fees = BigInt(after.transactions - before.transactions) * FEE
    expect(after.balance - before.balance).to.equal(10n * (await entryRent(app)) - fees)
    expect(await entriesOnChain(app, list)).to.deep.equal(
      [
        ...wallets.slice(10, 20).map((user) => entryText(entry(user, SOL / 5n, 1))),
        ...wallets.slice(20, 30).map((user) => entryText(entry(user, SOL / 10n, 1))),
        ...wallets.slice(30, 40).map((user) => entryText(entry(user, 0n, 3))),
      ].sort(),
    )
    await visit.end()
  })

  it('offers no removal beside a file with rows left out', async () => {
    const wallets = someWallets(3)
    const [first = '', second = '', third = ''] = wallets
    const { page, visit, list } = await openList(app, {
      symbol: 'PARTS',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    const removals = page.getByRole('button', { name: /^(Remove|Select)/ })
    await page.getByText('3 entries on chain').waitFor()
    await expectSoon(() => removals.count(), 2)

    await giveFile(page, `wallet,price,amount\n${first},none,1\n${second},none,1`, 'broken.csv')
    await page.getByText('No row of the file can be used').waitFor()
    await expectSoon(() => removals.count(), 0)
    await expectSoon(() => page.getByText(/on chain as in the file/).count(), 0)
    await expectAccessible(page)
    await shoot(page, 'allowlist-unusable-desktop-light')
    await page.getByRole('button', { name: 'Close the file' }).click()

    await giveFile(page, `wallet,price,amount\n${first},0,1\n${second},none,1`, 'half.csv')
    await page.getByText('1 wallet is on chain as in the file. Left out: 1 invalid row.').waitFor()
    await page.getByRole('tab', { name: 'Only on chain (2)' }).click()
    await page.getByText('Entries cannot be removed beside this file').waitFor()
    await expectSoon(() => removals.count(), 0)
    await shoot(page, 'allowlist-partly-desktop-light')
    await page.getByRole('button', { name: 'Close the file' }).click()

    const torn = `${second},0,1\n${second},0.5 SOL,1`
    await giveFile(page, `wallet,price,amount\n${first},0,1\n${torn}`, 'torn.csv')
    await page.getByRole('tab', { name: 'Only on chain (2)' }).click()
    await expectSoon(() => removals.count(), 0)
    await choose(page, 'Wallets with conflicting rows', 'Use its first row')
    await page.getByText('2 wallets are on chain as in the file.').waitFor()
    await page.getByRole('tab', { name: 'Only on chain (1)' }).click()
    await page.getByRole('button', { name: 'Select all 1' }).click()
    await page.getByRole('button', { name: 'Remove 1 entry' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('torn.csv does not list these wallets.').waitFor()
    await question.getByRole('button', { name: 'Remove 1 entry' }).click()
    await page.getByText('1 entry is removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries([first, second]))
    expect(await entriesOnChain(app, list)).to.not.include(`${third} 0 1`)
    await visit.end()
  })

  it('keeps the lists of two phases apart, and removes a whole list after typed confirmation', async () => {
    const wallets = someWallets(4)
    const { page, visit, list } = await openList(app, {
      symbol: 'TWO',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    await giveFile(page, csvOf(someWallets(2)))
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 2, allowlist' }).click()
    await page.getByText('Nobody is on this list yet').waitFor()
    await expectSoon(() => page.getByText('list.csv').count(), 0)
    await page.waitForURL(/#.*phase=2/)
    const others = someWallets(3)
    await giveFile(page, csvOf(others))
    await write(page, 3)
    await page.getByText('3 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, { ...list, phaseIndex: 1 })).to.deep.equal(freeEntries(others))
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 1, allowlist' }).click()
    await page.getByText('4 entries on chain').waitFor()
    await page.getByRole('button', { name: 'Select all 4' }).click()
    await page.getByRole('button', { name: 'Remove 4 entries' }).click()
    const question = page.getByRole('alertdialog')
    await expectSoon(
      () => question.getByRole('button', { name: 'Remove 4 entries' }).isDisabled(),
      true,
    )
    await question.getByRole('textbox').fill('remove all')
    await question.getByRole('button', { name: 'Remove 4 entries' }).click()
    await page.getByText('4 entries are removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([])
    expect(await entriesOnChain(app, { ...list, phaseIndex: 1 })).to.deep.equal(freeEntries(others))

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 3, public' }).click()
    await page.getByRole('heading', { name: 'Phase 3 is public' }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-public-desktop-light')
    await visit.end()
  })

  it('lets entries be removed that are left from when the phase was an allowlist', async () => {
    const wallets = someWallets(2)
    const { page, visit, list, keypair } = await openList(app, {
      symbol: 'LEFT',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    await page.getByText('2 entries on chain').waitFor()
    const plan = planModifyPhases({
      info: await readCollection(app, list.deployment),
      wallet: keypair.publicKey.toBase58(),
      changes: [{ phaseIndex: 0, phaseType: 'public', priceAmount: SOL }],
    })
    await sendAs(app, keypair, plan)

    await page.goto(`${app.url}#/collections/${list.deployment}/allowlists?phase=1`)
    await page.reload()
    await page.getByText('Entries are left from when this phase was an allowlist').waitFor()
    await expectSoon(() => page.getByText('A list of wallets').count(), 0)
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Remove 1 entry' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove 1 entry' }).click()
    await page.getByText('1 entry is removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.have.length(1)
    await visit.end()
  })

  it('lets others view and export the list, and says who may change it', async () => {
    const wallets = someWallets(3)
    const { page, visit } = await openList(app, {
      symbol: 'LOOK',
      entries: wallets.map((user) => entry(user, SOL / 2n, 2)),
      connectedAs: 'Collector 1',
    })
    await page.getByText('Read-only: only the owner may change allowlists.').waitFor()
    await page.getByText('3 entries on chain').waitFor()
    await expectSoon(() => page.getByRole('button', { name: /^(Remove|Write|Select)/ }).count(), 0)

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const saved = await savedBy(page, () => page.getByRole('menuitem', { name: /CSV/ }).click())
    expect(saved.name).to.equal('allowlist-LOOK-phase-1.csv')
    const rows = [...wallets].sort().map((user) => `${user},500000000,2\n`)
    expect(saved.text).to.equal(`address,price_lamports,amount\n${rows.join('')}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const json = await savedBy(page, () => page.getByRole('menuitem', { name: /JSON/ }).click())
    expect(JSON.parse(json.text)).to.have.length(3)
    await visit.end()
  })
})
