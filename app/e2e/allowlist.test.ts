import { solanaAddress } from '@mintline/core'
import { type AllowlistEntryInput, parseAllowlistCsv, planModifyPhases } from '@mintline/solana'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import {
  accountOf,
  entriesOnChain,
  giveFile,
  someWallets,
  textOf,
  writeEntries,
} from './helpers/allowlists.ts'
import { type CreatorOptions, openAsCreator } from './helpers/asCreator.ts'
import { connectionOf, readCollection, sendAs } from './helpers/chain.ts'
import { addPhases } from './helpers/collectionPhases.ts'
import { deployCollection } from './helpers/deployCollection.ts'
import { savedBy } from './helpers/downloads.ts'
import { holdRequests } from './helpers/heldRequests.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { rootOf } from './helpers/merkleLists.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const FEE = 5_000n
const SOL = 1_000_000_000n
/** Bytes of an entry. */
const ENTRY_SIZE = 111
const WALLET_KEY = 'mintline.development-wallet'

describe('allowlists', () => {
  let app: RunningApp
  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('reads a file of a thousand rows, shows every row that is not used, and writes the others', async () => {
    const story = await openList({ symbol: 'FIRST' })
    const { page, visit, list, creator } = story
    const file = mixedFile()
    await page.getByText('Nobody is on this list yet').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-empty-desktop-light')

    await giveFile(page, file.text)
    await page.getByText('Rows', { exact: true }).waitFor()
    expect(await countsOf(page)).to.deep.equal({
      Rows: '1,000',
      'Wallets to use': '950',
      'Duplicate rows': '20',
      'Conflicting rows': '10',
      'Invalid rows': '20',
    })
    await expectAccessible(page)
    await shoot(page, 'allowlist-file-desktop-light')

    const invalid = await savedBy(page, () =>
      page.getByRole('button', { name: 'Download these rows' }).click(),
    )
    expect(invalid.name).to.equal('invalid-rows.csv')
    expect(invalid.text).to.equal(file.badRowsCsv)
    await page.getByRole('tab', { name: 'Conflicts (10)' }).click()
    await shoot(page, 'allowlist-conflicts-desktop-light')
    await choose(page, 'Wallets whose rows differ', 'Use its last row')
    expect((await countsOf(page))['Wallets to use']).to.equal('955')
    const conflicts = await savedBy(page, () =>
      page.getByRole('button', { name: 'Download these rows' }).click(),
    )
    expect(conflicts.text).to.equal(file.conflictsCsv)
    await page.getByRole('tab', { name: 'Duplicates (20)' }).click()
    const duplicates = await savedBy(page, () =>
      page.getByRole('button', { name: 'Download these rows' }).click(),
    )
    expect(duplicates.text).to.equal(file.duplicatesCsv)
    await page.getByRole('tab', { name: 'New (955)' }).waitFor()

    const before = await accountOf(app, creator)
    await page.getByRole('button', { name: 'Write 955 entries' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('96', { exact: true }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-costs-desktop-light')
    await dialog.getByRole('button', { name: 'Write 955 entries' }).click()
    await page.getByText('955 entries are on chain').first().waitFor({ timeout: 40_000 })

    const { entries } = parseAllowlistCsv(file.text, { onConflict: 'last' })
    expect(await entriesOnChain(app, list)).to.deep.equal(entries.map(textOf).sort())
    const after = await accountOf(app, creator)
    const rent = await entryRent()
    expect(after.transactions - before.transactions).to.equal(96)
    expect(before.balance - after.balance).to.equal(955n * rent + 96n * FEE)
    await page.getByRole('tab', { name: 'Unchanged (955)' }).waitFor()
    await page.getByText('955 wallets are on chain as the file says.').waitFor()
    await page.getByText('Left out: 20 invalid rows.').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-report-desktop-light')
    await visit.end()
  })

  it('goes on after a reload in the middle, and pays nothing twice', async () => {
    const { page, visit, list, creator } = await openList({ symbol: 'RELOAD' })
    const wallets = someWallets(300)
    const before = await accountOf(app, creator)
    const held = await holdRequests(page, {
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
    await page.getByText('An upsert of 300 entries was under way').waitFor()
    await page.getByText(/30 of 300 are on chain/).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-resume-desktop-light')
    await held.release()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('300 entries are on chain').first().waitFor({ timeout: 40_000 })
    // What the page sent before the reload may have landed by now.
    await page
      .getByText(/^(None was|\d+ were) written now, \d+ were on chain before\.$/)
      .first()
      .waitFor()

    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    const after = await accountOf(app, creator)
    expect(after.transactions - before.transactions).to.equal(30)
    expect(before.balance - after.balance).to.equal(300n * (await entryRent()) + 30n * FEE)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('300 entries on chain').waitFor()
    expect(await page.getByText('was under way').count()).to.equal(0)
    await visit.end()
  })

  it('stops in the middle, goes on behind other pages, and finishes what was stopped', async () => {
    const { page, visit, list } = await openList({ symbol: 'STOP' })
    // More than are on their way at the same time.
    const wallets = someWallets(3_000)
    const held = await holdRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 2,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, '3,000')
    await held.reached(3)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('Treasury').first().waitFor()
    await page.getByText('Writing 3,000 entries').waitFor()
    await page.getByRole('link', { name: 'Allowlists' }).click()
    await page.getByText(/20 of 3,000/).waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await held.release()
    await page.getByText('Stopped', { exact: true }).first().waitFor({ timeout: 60_000 })

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
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('3,000 entries are on chain').first().waitFor({ timeout: 60_000 })
    const [now, before] = [3_000 - written, written].map((count) => count.toLocaleString('en'))
    await page
      .getByText(`${now} were written now, ${before} were on chain before.`, { exact: true })
      .waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  }).timeout(180_000)

  it('says which entries failed and why, and tries only those again', async () => {
    const { page, visit, list, keypair } = await openList({ symbol: 'FAIL' })
    const wallets = someWallets(30)
    // The faucet would fill the wallet up.
    await holdRequests(page, { rpcUrl: app.network.rpcUrl, method: 'requestAirdrop', after: 0 })
    const held = await holdRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 1,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, 30)
    await held.reached(2)
    await leaveWith(keypair, 1_000_000n)
    await held.release()
    await page.getByText('20 entries of 30 failed').first().waitFor({ timeout: 40_000 })

    await expectAccessible(page)
    await shoot(page, 'allowlist-failures-desktop-light')
    await page
      .getByText(/has 0\.00099 SOL and needs 0\.00166844 SOL for rent and fees/)
      .first()
      .waitFor()
    const failed = await savedBy(page, () =>
      page.getByRole('button', { name: 'Download these entries' }).click(),
    )
    expect(failed.text.split('\n')).to.have.length(22)
    await connectionOf(app).requestAirdrop(keypair.publicKey, Number(SOL))
    await page.getByRole('button', { name: 'Try these again' }).click()
    await page.getByText('20 entries are on chain').first().waitFor({ timeout: 40_000 })
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  })

  it('does not let two tabs change one list, and finishes in one what the other left', async () => {
    const { page, visit, list, creator } = await openList({ symbol: 'TABS' })
    const wallets = someWallets(15)
    const before = await accountOf(app, creator)
    const held = await holdRequests(page, {
      rpcUrl: app.network.rpcUrl,
      method: 'sendTransaction',
      after: 1,
    })
    await giveFile(page, csvOf(wallets))
    await write(page, 15)
    await held.reached(2)
    const other = await visit.context.newPage()
    await other.goto(page.url())
    await other.getByText('An upsert of 15 entries was under way').waitFor()
    await other.getByRole('button', { name: 'Resume' }).click()
    await other
      .getByText(/This list is being changed in another tab/)
      .first()
      .waitFor()

    await page.close()
    await other.getByRole('button', { name: 'Close', exact: true }).click()
    await other.getByRole('button', { name: 'Resume' }).click()
    await other.getByText('15 entries are on chain').first().waitFor({ timeout: 40_000 })
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    const after = await accountOf(app, creator)
    expect(before.balance - after.balance).to.equal(15n * (await entryRent()) + 2n * FEE)
    await visit.end()
  })

  it('waits while the node does not answer, and goes on when it does', async () => {
    const { page, visit, list } = await openList({ symbol: 'WAIT' })
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
    await page.getByText('15 entries are on chain').first().waitFor({ timeout: 40_000 })
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))
    await visit.end()
  })

  it('compares a file with the chain, writes what changed, and removes what is only on chain', async () => {
    const wallets = someWallets(40)
    const { page, visit, list, creator } = await openList({
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
    await page.getByRole('region', { name: 'Changed entries' }).waitFor()
    expect(
      await page.getByRole('region', { name: 'Changed entries' }).getByRole('row').count(),
    ).to.equal(2)
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
    await question.getByText('Rent that comes back').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-remove-desktop-light')
    await question.getByRole('button', { name: 'Remove 10 entries' }).click()
    await page.getByText('10 entries are removed').first().waitFor()

    const after = await accountOf(app, creator)
    const fees = BigInt(after.transactions - before.transactions) * FEE
    expect(after.balance - before.balance).to.equal(10n * (await entryRent()) - fees)
    expect(await entriesOnChain(app, list)).to.deep.equal(
      [
        ...wallets.slice(10, 20).map((user) => textOf(entry(user, SOL / 5n, 1))),
        ...wallets.slice(20, 30).map((user) => textOf(entry(user, SOL / 10n, 1))),
        ...wallets.slice(30, 40).map((user) => textOf(entry(user, 0n, 3))),
      ].sort(),
    )
    await visit.end()
  })

  it('offers no removal beside a file with rows that are left out', async () => {
    const wallets = someWallets(3)
    const [first = '', second = '', third = ''] = wallets
    const { page, visit, list } = await openList({
      symbol: 'PARTS',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    const removals = page.getByRole('button', { name: /^(Remove|Select)/ })
    await page.getByText('3 entries on chain').waitFor()
    expect(await removals.count()).to.equal(2)

    await giveFile(page, `wallet,price,amount\n${first},none,1\n${second},none,1`, 'broken.csv')
    await page.getByText('No row of the file can be used').waitFor()
    expect(await removals.count()).to.equal(0)
    expect(await page.getByText(/on chain as the file says/).count()).to.equal(0)
    await expectAccessible(page)
    await shoot(page, 'allowlist-unusable-desktop-light')
    await page.getByRole('button', { name: 'Put the file away' }).click()

    await giveFile(page, `wallet,price,amount\n${first},0,1\n${second},none,1`, 'half.csv')
    await page
      .getByText('1 wallet is on chain as the file says. Left out: 1 invalid row.')
      .waitFor()
    await page.getByRole('tab', { name: 'Only on chain (2)' }).click()
    await page.getByText('Entries cannot be removed beside this file').waitFor()
    expect(await removals.count()).to.equal(0)
    await shoot(page, 'allowlist-partly-desktop-light')
    await page.getByRole('button', { name: 'Put the file away' }).click()

    const torn = `${second},0,1\n${second},0.5 SOL,1`
    await giveFile(page, `wallet,price,amount\n${first},0,1\n${torn}`, 'torn.csv')
    await page.getByRole('tab', { name: 'Only on chain (2)' }).click()
    expect(await removals.count()).to.equal(0)
    await choose(page, 'Wallets whose rows differ', 'Use its first row')
    await page.getByText('2 wallets are on chain as the file says.').waitFor()
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

  it('keeps the lists of two phases apart, and removes all of one when that is typed', async () => {
    const wallets = someWallets(4)
    const { page, visit, list } = await openList({
      symbol: 'TWO',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    await giveFile(page, csvOf(someWallets(2)))
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 1, allowlist' }).click()
    await page.getByText('Nobody is on this list yet').waitFor()
    expect(await page.getByText('list.csv').count()).to.equal(0)
    expect(new URL(page.url()).hash).to.match(/phase=1/)
    const others = someWallets(3)
    await giveFile(page, csvOf(others))
    await write(page, 3)
    await page.getByText('3 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, { ...list, phaseIndex: 1 })).to.deep.equal(freeEntries(others))
    expect(await entriesOnChain(app, list)).to.deep.equal(freeEntries(wallets))

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 0, allowlist' }).click()
    await page.getByText('4 entries on chain').waitFor()
    await page.getByRole('button', { name: 'Select all 4' }).click()
    await page.getByRole('button', { name: 'Remove 4 entries' }).click()
    const question = page.getByRole('alertdialog')
    expect(await question.getByRole('button', { name: 'Remove 4 entries' }).isDisabled()).to.equal(
      true,
    )
    await question.getByRole('textbox').fill('remove all')
    await question.getByRole('button', { name: 'Remove 4 entries' }).click()
    await page.getByText('4 entries are removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([])
    expect(await entriesOnChain(app, { ...list, phaseIndex: 1 })).to.deep.equal(freeEntries(others))

    await page.getByRole('combobox', { name: 'Phase' }).click()
    await page.getByRole('option', { name: 'Phase 2, public' }).click()
    await page.getByRole('heading', { name: 'Phase 2 is public' }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-public-desktop-light')
    await visit.end()
  })

  it('lets entries be removed that are left from when the phase was an allowlist', async () => {
    const wallets = someWallets(2)
    const { page, visit, list, keypair } = await openList({
      symbol: 'LEFT',
      entries: wallets.map((user) => entry(user, 0n, 1)),
    })
    await page.getByText('2 entries on chain').waitFor()
    const plan = await planModifyPhases({
      info: await readCollection(app, list.deployment),
      wallet: keypair.publicKey.toBase58(),
      changes: [{ phaseIndex: 0, phaseType: 'public' }],
    })
    await sendAs(app, keypair, plan)

    await page.goto(`${app.url}#/collections/${list.deployment}/allowlists?phase=0`)
    await page.reload()
    await page.getByText('Entries are left from when this phase was an allowlist').waitFor()
    expect(await page.getByText('A list of wallets').count()).to.equal(0)
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

  it('lets others look and export, and says who may change the list', async () => {
    const wallets = someWallets(3)
    const { page, visit } = await openList({
      symbol: 'LOOK',
      entries: wallets.map((user) => entry(user, SOL / 2n, 2)),
      connectedAs: 'Collector 1',
    })
    await page.getByText('Read-only: only the owner may change allowlists.').waitFor()
    await page.getByText('3 entries on chain').waitFor()
    expect(await page.getByRole('button', { name: /^(Remove|Write|Select)/ }).count()).to.equal(0)

    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const saved = await savedBy(page, () => page.getByRole('menuitem', { name: /CSV/ }).click())
    expect(saved.name).to.equal('allowlist-LOOK-phase-0.csv')
    const rows = [...wallets].sort().map((user) => `${user},500000000,2\n`)
    expect(saved.text).to.equal(`address,price_lamports,amount\n${rows.join('')}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const json = await savedBy(page, () => page.getByRole('menuitem', { name: /JSON/ }).click())
    expect(JSON.parse(json.text)).to.have.length(3)
    await visit.end()
  })

  it('stays calm when the person says no in the wallet', async () => {
    const { page, visit, list } = await openList({ symbol: 'NO' })
    await page.evaluate((key) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...stored, asksBeforeSigning: true }))
    }, WALLET_KEY)
    await giveFile(page, csvOf(someWallets(15)))
    await write(page, 15)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()

    await page.getByText('Not approved in the wallet').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([])
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText('15 entries are on chain').first().waitFor()
    await visit.end()
  })

  it('asks for what a file does not say, and reads columns by another name', async () => {
    const { page, visit } = await openList({ symbol: 'ASK' })
    const wallets = someWallets(2)
    await giveFile(page, wallets.join('\n'))
    await page.getByText('The file does not say everything').waitFor()
    await page.getByRole('textbox', { name: 'Price for every wallet' }).fill('0.25')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('2')
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()
    await page.getByText('0.25 SOL').first().waitFor()
    await page.getByRole('button', { name: 'Put the file away' }).click()

    const [first = '', second = ''] = wallets
    await giveFile(page, `id;who;pays;times\n7;${first};0,5;1\n8;${second};0.75;2`, 'named.csv')
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await choose(page, 'Column of wallets', 'who')
    await choose(page, 'Column of prices', 'pays')
    await choose(page, 'Column of amounts', 'times')
    await page.getByRole('tab', { name: 'New (1)' }).waitFor()
    await page.getByText('0.75 SOL').first().waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-columns-desktop-light')
    await visit.end()
  })

  it('asks what prices without a unit are in, and stops at what looks like a mistake', async () => {
    const { page, visit, list } = await openList({ symbol: 'UNIT' })
    const [first = '', second = ''] = someWallets(2)
    await giveFile(page, `wallet,price,amount\n${first},1,1\n${second},2,3`)
    const question = page.getByRole('radiogroup', { name: 'Are the prices in SOL or in lamports?' })
    expect(await question.getByRole('radio', { name: /^SOL/ }).isChecked()).to.equal(true)
    const prices = async (place: Locator) => [
      await factOf(place, 'Lowest price'),
      await factOf(place, 'Highest price'),
      await factOf(place, 'Total, if all 4 items are minted'),
    ]
    expect(await prices(page.locator('main'))).to.deep.equal(['1 SOL', '2 SOL', '7 SOL'])
    const table = page.getByRole('region', { name: 'New entries' })
    await table.getByText('2 SOL', { exact: true }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-unit-desktop-light')

    await question.getByRole('radio', { name: 'Lamports' }).click()
    await table.getByText('0.000000002 SOL', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Write 2 entries' }).click()
    const dialog = page.getByRole('dialog')
    expect(await prices(dialog)).to.deep.equal([
      '0.000000001 SOL',
      '0.000000002 SOL',
      '0.000000007 SOL',
    ])
    const yes = dialog.getByRole('button', { name: 'Write 2 entries' })
    expect(await yes.isDisabled()).to.equal(true)
    await dialog
      .getByRole('checkbox', { name: 'The lowest price is meant to be 0.000000001 SOL.' })
      .click()
    expect(await yes.isDisabled()).to.equal(false)
    await expectAccessible(page)
    await shoot(page, 'allowlist-cheap-desktop-light')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await question.getByRole('radio', { name: /^SOL/ }).click()
    await write(page, 2)
    await page.getByText('2 entries are on chain').first().waitFor()
    const expected = [entry(first, SOL, 1), entry(second, 2n * SOL, 3)]
    expect(await entriesOnChain(app, list)).to.deep.equal(expected.map(textOf).sort())
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('1 SOL to 2 SOL', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Allowlists' }).click()
    await giveFile(page, `wallet,price (SOL),amount\n${first},1,1`)
    await page.getByText('Lowest price', { exact: true }).waitFor()
    expect(await question.count()).to.equal(0)
    await visit.end()
  })

  it('proposes a merkle list for what entries do not hold, and carries the file over', async () => {
    const { page, visit } = await openList({ symbol: 'CAPS' })
    await page.getByText('up to 4.294967295 SOL and up to 255 items').waitFor()
    const [most = '', dear = '', many = ''] = someWallets(3)
    const rows = [`${most},4.294967295,255`, `${dear},4.294967296,1`, `${many},1,256`]
    await giveFile(page, `wallet,price,amount\n${rows.join('\n')}`, 'caps.csv')
    await page.getByText('2 rows ask for more than an entry holds').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-caps-desktop-light')

    await page.getByRole('button', { name: 'Make a merkle list of this file' }).click()
    const entries = [
      { user: solanaAddress(most), price: 4_294_967_295n, maxClaims: 255n },
      { user: solanaAddress(dear), price: 4_294_967_296n, maxClaims: 1n },
      { user: solanaAddress(many), price: SOL, maxClaims: 256n },
    ]
    await page.getByText(await rootOf(entries), { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add a merkle phase with this root' }).waitFor()
    await visit.end()
  })

  it('refuses rows that the flat fee of the collection would close, in lists of both kinds', async () => {
    const { page, visit } = await openList({
      symbol: 'FLAT',
      platformFee: { platformFeeValue: SOL / 20n, isFeeFlat: true },
    })
    const [enough = '', less = '', free = ''] = someWallets(3)
    const rows = [`${enough},0.05,1`, `${less},0.049999999,1`, `${free},0,1`]
    const text = `wallet,price (SOL),amount\n${rows.join('\n')}`
    await giveFile(page, text)
    await page.getByRole('tab', { name: 'Invalid (2)' }).waitFor()
    const reasons = page.getByRole('region', { name: 'Invalid rows' })
    expect(await reasons.getByText(/flat/).count()).to.equal(2)
    await page.getByRole('tab', { name: 'New (1)' }).waitFor()
    await shoot(page, 'allowlist-flat-fee-desktop-light')

    await page.getByRole('button', { name: 'Start from a file' }).click()
    await giveFile(page, text)
    await page.getByText('Left out: 2 invalid rows.').waitFor()
    const listed = [{ user: solanaAddress(enough), price: SOL / 20n, maxClaims: 1n }]
    await page.getByText(await rootOf(listed), { exact: true }).waitFor()
    await visit.end()
  })

  it('says from a thousand entries on what a merkle list would cost instead', async () => {
    const { page, visit } = await openList({ symbol: 'LONG', viewport: PHONE })
    const wallets = someWallets(1_000)
    await giveFile(page, csvOf(wallets.slice(1)))
    await page.getByRole('tab', { name: 'New (999)' }).waitFor()
    expect(await page.getByText('A merkle list would cost less').count()).to.equal(0)
    await page.getByRole('button', { name: 'Put the file away' }).click()

    await giveFile(page, csvOf(wallets))
    const proposal = page.getByText(/^1,000 entries cost /)
    await proposal.waitFor()
    const rent = 1_000n * (await entryRent())
    // A root takes 32 bytes of rent, 6,960 lamports each, and the phase of a list one transaction.
    const root = 32n * 6_960n + FEE
    expect(await proposal.textContent()).to.equal(
      `1,000 entries cost ${solText(rent + 100n * FEE)} to write, of which ${solText(rent)} of rent come back once they are removed. The root of a merkle list costs ${solText(root)}. With it, each wallet mints with a proof file that you keep online.`,
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-long-phone-light')
    await visit.end()
  })

  it('shows ten thousand rows', async () => {
    const { page, visit } = await openList({ symbol: 'MANY' })
    const text = csvOf(someWallets(10_000))
    const started = Date.now()
    await giveFile(page, text, 'many.csv')
    await page.getByRole('tab', { name: 'New (10,000)' }).waitFor()
    await page.getByRole('region', { name: 'New entries' }).getByRole('row').nth(5).waitFor()
    process.stdout.write(`      10,000 rows read and shown in ${Date.now() - started} ms\n`)
    await visit.end()
  })

  it('is whole on a phone in the dark', async () => {
    const wallets = someWallets(3)
    const { page, visit } = await openList({
      symbol: 'PHONE',
      entries: wallets.map((user) => entry(user, SOL / 2n, 2)),
      viewport: PHONE,
      colorScheme: 'dark',
    })
    await page.getByText('3 entries on chain').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-phone-dark')
    await giveFile(page, mixedFile().text)
    await page.getByRole('tab', { name: 'Only on chain (3)' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-file-phone-dark')
    await page.getByRole('button', { name: /^Write/ }).click()
    await page.getByRole('dialog').getByText('Transactions').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-costs-phone-dark')
    await visit.end()
  })

  /** A collection with two allowlist phases and a public one, with the first list open. */
  async function openList({
    symbol,
    entries = [],
    platformFee,
    ...options
  }: CreatorOptions & {
    symbol: string
    entries?: readonly AllowlistEntryInput[]
    platformFee?: { platformFeeValue: bigint; isFeeFlat: boolean }
  }) {
    const keypair = Keypair.generate()
    const deployment = await deployCollection(app, {
      creator: keypair,
      symbol,
      name: 'Dawn Chorus',
      ...(platformFee && { platformFee }),
    })
    const phase = { priceAmount: 0n, phaseType: 'allowList' } as const
    const price = platformFee?.platformFeeValue ?? 0n
    const open = { priceAmount: price, phaseType: 'public' } as const
    await addPhases(app, { creator: keypair, deployment, phases: [phase, phase, open] })
    const list = { deployment, phaseIndex: 0 }
    if (entries.length > 0) await writeEntries(app, { ...list, creator: keypair, entries })
    const opened = await openAsCreator(app, {
      ...options,
      creator: keypair,
      path: `#/collections/${deployment}/allowlists`,
    })
    return { ...opened, list, keypair, creator: keypair.publicKey.toBase58() }
  }

  async function entryRent(): Promise<bigint> {
    const connection = connectionOf(app)
    return BigInt(await connection.getMinimumBalanceForRentExemption(ENTRY_SIZE))
  }

  /** Somebody takes the money out of a wallet, but for so much. */
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

/** Confirms the costs and begins. */
async function write(page: Page, count: number | string): Promise<void> {
  const name = `Write ${count} entries`
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The value beside a term in a list of facts, such as `Lowest price`. */
async function factOf(place: Locator, term: string): Promise<string> {
  const line = place
    .locator('dl > div')
    .filter({ has: place.page().getByText(term, { exact: true }) })
  return (await line.locator('dd').textContent()) ?? ''
}

async function countsOf(page: Page): Promise<Record<string, string>> {
  const groups = page.locator('dl').first().locator('> div')
  const pairs = await groups.evaluateAll((elements) =>
    elements.map((element): [string, string] => [
      element.querySelector('dt')?.textContent ?? '',
      element.querySelector('dd')?.textContent ?? '',
    ]),
  )
  return Object.fromEntries(pairs)
}

function entry(user: string, price: bigint, amount: number): AllowlistEntryInput {
  return { user: solanaAddress(user), price, amount }
}

function solText(lamports: bigint): string {
  return `${Number(lamports) / Number(SOL)} SOL`
}

/** A list of wallets that mint one item for nothing. */
function csvOf(wallets: readonly string[]): string {
  return ['wallet,price,amount', ...wallets.map((user) => `${user},0,1`)].join('\n')
}

function freeEntries(wallets: readonly string[]): string[] {
  return wallets.map((user) => `${user} 0 1`).sort()
}

/** A thousand rows: 950 wallets, 20 duplicates, 5 wallets with two rows that differ, 20 bad rows. */
function mixedFile() {
  const good = someWallets(950)
  const torn = someWallets(5)
  const evm = `0x${'ab'.repeat(20)}`
  const rows = [
    ...good.map((user) => `${user},0.5 SOL,2`),
    ...good.slice(0, 20).map((user) => `${user},500000000 lamports,2`),
    ...torn.flatMap((user) => [`${user},0.5 SOL,2`, `${user},0.4 SOL,2`]),
    ...Array.from({ length: 10 }, () => `${evm},0.5 SOL,2`),
    ...someWallets(5).map((user) => `${user},half a SOL,2`),
    ...someWallets(5).map((user) => `${user},0.5 SOL,256`),
  ]
  // The first row has the names, so that the first wallet is in row 2.
  const bad = (first: number, count: number, rest: string) =>
    Array.from({ length: count }, (_, index) => `${first + index},${rest}\n`).join('')
  return {
    text: `Wallet,Price,Amount\n${rows.join('\n')}\n`,
    badRowsCsv: [
      'row,column,value,reason,code\n',
      bad(
        982,
        10,
        `address,${evm},This is an EVM address: the list needs the Solana or Eclipse address of the wallet.,ADDRESS_WRONG_CHAIN`,
      ),
      bad(
        992,
        5,
        'price,half a SOL,"This is not a price: write a number, as in 0.5 SOL or 500000000 lamports.",PRICE_INVALID',
      ),
      bad(
        997,
        5,
        'amount,256,An amount is 1 to 255 items in this kind of list.,AMOUNT_OUT_OF_RANGE',
      ),
    ].join(''),
    conflictsCsv: [
      'row,address,price_lamports,amount,used\n',
      ...torn.flatMap((user, index) => [
        `${972 + 2 * index},${user},500000000,2,no\n`,
        `${973 + 2 * index},${user},400000000,2,yes\n`,
      ]),
    ].join(''),
    duplicatesCsv: [
      'row,address,same_as_row\n',
      ...good.slice(0, 20).map((user, index) => `${952 + index},${user},${2 + index}\n`),
    ].join(''),
  }
}
