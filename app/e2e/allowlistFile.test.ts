import { solanaAddress } from '@mintline/core/identifiers'
import { parseAllowlistCsv } from '@mintline/solana'
import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { csvOf, mixedFile } from './helpers/allowlistFiles.ts'
import { choose, countsOf, factOf, openList, write } from './helpers/allowlistPage.ts'
import {
  accountOf,
  entriesOnChain,
  entry,
  entryRent,
  entryText,
  giveFile,
  someWallets,
} from './helpers/allowlists.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { rootOf } from './helpers/merkleLists.ts'
import { openMore } from './helpers/merklePage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'
import { PHONE } from './helpers/visit.ts'

const FEE = 5_000n
const SOL = 1_000_000_000n

describe('the file of an allowlist', () => {
  let app: RunningApp
  before(async () => {
    app = await startApp()
  })
  after(() => app.close())

  it('reads a thousand rows, shows every row that is not used, and writes the others', async () => {
    const story = await openList(app, { symbol: 'FIRST' })
    const { page, visit, list, creator } = story
    const file = mixedFile()
    await page.getByText('Nobody is on this list yet').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-empty-desktop-light')

    await giveFile(page, file.text)
    await page.getByText('Rows', { exact: true }).waitFor()
    await expectSoon(() => countsOf(page), {
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
    await choose(page, 'Wallets with conflicting rows', 'Use its last row')
    await expectSoon(async () => (await countsOf(page))['Wallets to use'], '955')
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
    await page.getByText('955 entries are on chain').first().waitFor()

    const { entries } = parseAllowlistCsv(file.text, { onConflict: 'last' })
    expect(await entriesOnChain(app, list)).to.deep.equal(entries.map(entryText).sort())
    const after = await accountOf(app, creator)
    const rent = await entryRent(app)
    expect(after.transactions - before.transactions).to.equal(96)
    expect(before.balance - after.balance).to.equal(955n * rent + 96n * FEE)
    await page.getByRole('tab', { name: 'Unchanged (955)' }).waitFor()
    await page.getByText('955 wallets are on chain as in the file.').waitFor()
    await page.getByText('Left out: 20 invalid rows.').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-report-desktop-light')
    await visit.end()
  })

  it('asks for what a file lacks, and reads columns by another name', async () => {
    const { page, visit } = await openList(app, { symbol: 'ASK' })
    const wallets = someWallets(2)
    await giveFile(page, wallets.join('\n'))
    await page.getByText('The file is incomplete').waitFor()
    await page.getByRole('textbox', { name: 'Price for every wallet' }).fill('0.25')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('2')
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()
    await page.getByText('0.25 SOL').first().waitFor()
    await page.getByRole('button', { name: 'Close the file' }).click()

    const [first = '', second = ''] = wallets
    await giveFile(page, `id;who;pays;times\n7;${first};0,5;1\n8;${second};0.75;2`, 'named.csv')
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await choose(page, 'Wallet column', 'who')
    await choose(page, 'Price column', 'pays')
    await choose(page, 'Amount column', 'times')
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()
    await page.getByText('0.75 SOL').first().waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-columns-desktop-light')
    await visit.end()
  })

  it('shows which columns it reads before anything else, and never takes items for prices', async () => {
    const { page, visit } = await openList(app, { symbol: 'SPOTS' })
    const [first = '', second = ''] = someWallets(2)
    const rows = `10:00,"Caf\xe9",${first},2\n10:01,bob,${second},3`
    const text = `Friends\nTime,Discord,Wallet address (Solana),Spots\n${rows}`
    await giveFile(page, Buffer.from(text, 'latin1'), 'form.csv')
    await page.getByRole('columnheader', { name: 'Wallet ← C' }).waitFor()
    await page.getByRole('columnheader', { name: 'Items ← D' }).waitFor()
    await page.getByRole('columnheader', { name: 'Price ← not in the file' }).waitFor()
    await page.getByText('Line 1 is above the column names, and is skipped: Friends').waitFor()
    await page.getByText(/it is read as Windows-1252.*Café/).waitFor()
    await page.getByRole('textbox', { name: 'Price for every wallet' }).fill('0.5')
    await page.getByRole('tab', { name: 'New (2)' }).waitFor()
    expect(await factOf(page.locator('main'), 'Total, if all 5 items are minted')).to.equal(
      '2.5 SOL',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-map-desktop-light')
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await choose(page, 'Amount column', 'Not used')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('1')
    await expectSoon(
      () => factOf(page.locator('main'), 'Total, if all 2 items are minted'),
      '1 SOL',
    )
    await visit.end()
  })

  it('asks for the unit of prices, and stops at likely mistakes', async () => {
    const { page, visit, list } = await openList(app, { symbol: 'UNIT' })
    const [first = '', second = ''] = someWallets(2)
    await giveFile(page, `wallet,price,amount\n${first},1,1\n${second},2,3`)
    const question = page.getByRole('radiogroup', { name: 'Are the prices in SOL or in lamports?' })
    await expectSoon(() => question.getByRole('radio', { name: /^SOL/ }).isChecked(), true)
    const prices = async (place: Locator) => [
      await factOf(place, 'Lowest price'),
      await factOf(place, 'Highest price'),
      await factOf(place, 'Total, if all 4 items are minted'),
    ]
    await expectSoon(() => prices(page.locator('main')), ['1 SOL', '2 SOL', '7 SOL'])
    const table = page.getByRole('region', { name: 'New entries' })
    await table.getByText('2 SOL', { exact: true }).waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-unit-desktop-light')

    await question.getByRole('radio', { name: 'Lamports' }).click()
    await table.getByText('0.000000002 SOL', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Write 2 entries' }).click()
    const dialog = page.getByRole('dialog')
    await expectSoon(
      () => prices(dialog),
      ['0.000000001 SOL', '0.000000002 SOL', '0.000000007 SOL'],
    )
    const yes = dialog.getByRole('button', { name: 'Write 2 entries' })
    await expectSoon(() => yes.isDisabled(), true)
    await dialog
      .getByRole('checkbox', { name: 'Yes, the lowest price is 0.000000001 SOL.' })
      .click()
    await expectSoon(() => yes.isDisabled(), false)
    await expectAccessible(page)
    await shoot(page, 'allowlist-cheap-desktop-light')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await question.getByRole('radio', { name: /^SOL/ }).click()
    await write(page, 2)
    await page.getByText('2 entries are on chain').first().waitFor()
    const expected = [entry(first, SOL, 1), entry(second, 2n * SOL, 3)]
    expect(await entriesOnChain(app, list)).to.deep.equal(expected.map(entryText).sort())
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('1 SOL to 2 SOL', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Allowlists' }).click()
    await giveFile(page, `wallet,price (SOL),amount\n${first},1,1`)
    await page.getByText('Lowest price', { exact: true }).waitFor()
    await expectSoon(() => question.count(), 0)
    await visit.end()
  })

  it('offers files for what entries cannot hold, and takes the list there and back', async () => {
    const { page, visit } = await openList(app, { symbol: 'CAPS' })
    const [most = '', dear = '', many = ''] = someWallets(3)
    const rows = [`${most},4.294967295,255`, `${dear},4.294967296,1`, `${many},1,256`]
    await giveFile(page, `wallet,price,amount\n${rows.join('\n')}`, 'caps.csv')
    await page.getByText('2 rows ask for more than an entry holds').waitFor()
    await page.getByText('up to 4.294967295 SOL and up to 255 items').waitFor()
    await expectAccessible(page)
    await shoot(page, 'allowlist-caps-desktop-light')

    await page.getByRole('button', { name: 'Keep it in files instead' }).click()
    await page.getByText('The list in files').waitFor()
    await openMore(page)
    const entries = [
      { user: solanaAddress(most), price: 4_294_967_295n, maxClaims: 255n },
      { user: solanaAddress(dear), price: 4_294_967_296n, maxClaims: 1n },
      { user: solanaAddress(many), price: SOL, maxClaims: 256n },
    ]
    await page.getByText(await rootOf(entries), { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Keep it on chain instead' }).click()
    await page.getByText('2 rows ask for more than an entry holds').waitFor()
    await page.getByRole('button', { name: 'Keep it in files instead' }).click()
    await page.getByText('The list in files').waitFor()
    await page.getByRole('button', { name: 'Close the file' }).click()
    await page.getByText('Nobody is on this list yet').waitFor()
    await visit.end()
  })

  it("refuses rows priced below the collection's flat fee, in lists of both kinds", async () => {
    const { page, visit } = await openList(app, {
      symbol: 'FLAT',
      platformFee: { platformFeeValue: SOL / 20n, isFeeFlat: true },
    })
    const [enough = '', less = '', free = ''] = someWallets(3)
    const rows = [`${enough},0.05,1`, `${less},0.049999999,1`, `${free},0,1`]
    const text = `wallet,price (SOL),amount\n${rows.join('\n')}`
    await giveFile(page, text)
    await page.getByRole('tab', { name: 'Invalid (2)' }).waitFor()
    const reasons = page.getByRole('region', { name: 'Invalid rows' })
    await expectSoon(() => reasons.getByText(/flat/).count(), 2)
    await page.getByRole('tab', { name: 'New (1)' }).waitFor()
    await shoot(page, 'allowlist-flat-fee-desktop-light')

    await page.getByRole('button', { name: 'Keep it in files instead' }).click()
    await page.getByText('Left out: 2 invalid rows.').waitFor()
    const listed = [{ user: solanaAddress(enough), price: SOL / 20n, maxClaims: 1n }]
    await openMore(page)
    await page.getByText(await rootOf(listed), { exact: true }).waitFor()
    await visit.end()
  })

  it('says what a list costs on chain and in files, and keeps a thousand entries in files', async () => {
    const { page, visit } = await openList(app, { symbol: 'LONG', viewport: PHONE })
    const wallets = someWallets(1_000)
    await giveFile(page, csvOf(wallets.slice(1)))
    await page.getByRole('tab', { name: 'New (999)' }).waitFor()
    const cost = page.getByText(/^999 entries cost /)
    const rent = await entryRent(app)
    // A root takes 32 bytes' rent, 6,960 lamports each, and a list's phase one transaction.
    const inFiles = solText(32n * 6_960n + FEE)
    await expectSoon(
      () => cost.textContent(),
      `999 entries cost ${solText(999n * rent + 100n * FEE)} to write, of which ${solText(999n * rent)} of rent come back once they are removed. In files it costs ${inFiles}, for any number of wallets.`,
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-cost-phone-light')
    await page.getByRole('button', { name: 'Close the file' }).click()

    await giveFile(page, csvOf(wallets))
    const list = page.locator('section', { hasText: 'The list in files' }).last()
    await expectSoon(() => factOf(list, 'Cost in files'), inFiles)
    await expectSoon(() => factOf(list, 'Cost on chain'), solText(1_000n * rent + 100n * FEE))
    await expectNoSidewaysScroll(page)
    await shoot(page, 'allowlist-long-phone-light')
    await visit.end()
  })

  it('shows ten thousand rows', async () => {
    const { page, visit } = await openList(app, { symbol: 'MANY' })
    const text = csvOf(someWallets(10_000))
    const started = Date.now()
    await giveFile(page, text, 'many.csv')
    await openMore(page)
    await page.getByRole('button', { name: 'Keep it on chain instead' }).click()
    await page.getByRole('tab', { name: 'New (10,000)' }).waitFor()
    await page.getByRole('region', { name: 'New entries' }).getByRole('row').nth(5).waitFor()
    process.stdout.write(`      10,000 rows read and shown in ${Date.now() - started} ms\n`)
    await visit.end()
  })

  it('fits a phone in dark mode', async () => {
    const wallets = someWallets(3)
    const { page, visit } = await openList(app, {
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
})

function solText(lamports: bigint): string {
  return `${Number(lamports) / Number(SOL)} SOL`
}
