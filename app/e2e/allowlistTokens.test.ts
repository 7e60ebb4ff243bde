import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { readConfigAs } from '../../clients/cli/src/config/readConfigAs.ts'
import { SOLANA_CONFIG } from '../../clients/cli/src/config/solanaConfigKind.ts'
import { tokenChain } from '../../clients/solana/test/reads/_drop.ts'
import { Token } from '../../tests/helpers/token.ts'
import { factOf, openList } from './helpers/allowlistPage.ts'
import { entriesOnChain, entry, entryText, giveFile, someWallets } from './helpers/allowlists.ts'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook } from './helpers/look.ts'
import { rootOf } from './helpers/merkleLists.ts'
import { openMore } from './helpers/merklePage.ts'
import { type RunningApp, startApp } from './helpers/startApp.ts'

/** One token: it has six decimals. */
const ONE = 1_000_000n

describe('lists priced in a token', () => {
  let app: RunningApp
  let demo: Token
  let borrower: Token

  before(async () => {
    app = await startApp()
    const chain = tokenChain(connectionOf(app))
    demo = await Token.createNamed(chain, 'DEMO')
    borrower = await Token.createNamed(chain, 'USDC')
  })
  after(() => app.close())

  it('takes, writes, shows and exports prices in the token, and reads the export back unchanged', async () => {
    const { page, visit, list } = await openList(app, {
      symbol: 'INDEMO',
      priceToken: demo.mint.toBase58(),
    })
    const [first = '', second = '', third = '', coins = '', fine = ''] = someWallets(5)
    await page.getByText('Prices in this list are in DEMO, the token').waitFor()
    const rows = [
      `${first},20 DEMO,2`,
      `${second},0.000001 demo,255`,
      `${third},0,1`,
      `${coins},0.5 SOL,1`,
      `${fine},0.0000001 DEMO,1`,
    ]
    await giveFile(page, `wallet,price,amount\n${rows.join('\n')}\n`, 'demo.csv')
    const reasons = page.getByRole('region', { name: 'Invalid rows' })
    await reasons.getByText('the phase is priced in DEMO, not in SOL').waitFor()
    await reasons.getByText('DEMO has 6 decimals, and this has more').waitFor()
    const table = page.getByRole('region', { name: 'New entries' })
    await table.getByText('20 DEMO', { exact: true }).waitFor()
    await table.getByText('0.000001 DEMO', { exact: true }).waitFor()
    await table.getByText('Free', { exact: true }).waitFor()
    await expectSoon(
      () => factOf(page.locator('main'), 'Total, if all 258 items are minted'),
      '40.000255 DEMO',
    )
    await expectGoodLook(page, 'list-token-file')

    await page.getByRole('button', { name: 'Write 3 entries' }).click()
    const dialog = page.getByRole('dialog')
    expect(await factOf(dialog, 'Highest price')).to.equal('20 DEMO')
    // The cost is in the network's coin.
    expect(await factOf(dialog, 'Rent')).to.match(/ SOL$/)
    const isMeant = 'Yes, the lowest price is 0.000001 DEMO.'
    await dialog.getByRole('checkbox', { name: isMeant }).click()
    await expectGoodLook(page, 'list-token-costs')
    await dialog.getByRole('button', { name: 'Write 3 entries' }).click()
    await page.getByText('3 entries are on chain').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal(
      [entry(first, 20n * ONE, 2), entry(second, 1n, 255), entry(third, 0n, 1)]
        .map(entryText)
        .sort(),
    )

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Close the file' }).click()
    const onChain = page.getByRole('region', { name: 'Entries on chain' })
    await onChain.getByText('20 DEMO', { exact: true }).waitFor()
    await expectGoodLook(page, 'list-token-entries')
    await page.getByRole('button', { name: 'Export' }).click()
    const exported = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'CSV, readable as a list' }).click(),
    )
    const lines = [`${first},20 DEMO,2`, `${second},0.000001 DEMO,255`, `${third},0 DEMO,1`]
    expect(exported.text).to.equal(`address,price,amount\n${lines.sort().join('\n')}\n`)
    await giveFile(page, exported.text, exported.name)
    await page.getByText('3 wallets are on chain as in the file.').waitFor()
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('Free to 20 DEMO', { exact: true }).waitFor()
    await visit.end()
  })

  it('asks for the unit, changes and removes entries, and exports phases for the command', async () => {
    const wallets = someWallets(2)
    const [first = '', second = ''] = wallets
    const { page, visit, list } = await openList(app, {
      symbol: 'UNITS',
      priceToken: demo.mint.toBase58(),
      entries: wallets.map((user) => entry(user, 5n * ONE, 1)),
    })
    await page.getByText('2 entries on chain').waitFor()
    await giveFile(page, `wallet,price,amount\n${first},7.5,1\n`)
    const question = page.getByRole('radiogroup', {
      name: 'Are the prices in DEMO or in base units?',
    })
    await expectSoon(() => question.getByRole('radio', { name: /^DEMO/ }).isChecked(), true)
    await question.getByText('A price of 1 is 0.000001 DEMO.').waitFor()
    const changed = page.getByRole('region', { name: 'Changed entries' })
    await changed.getByText('7.5 DEMO', { exact: true }).waitFor()
    await changed.getByText('5 DEMO', { exact: true }).waitFor()
    await question.getByRole('radio', { name: 'Base units' }).click()
    await page.getByText('there are no parts of a base unit').waitFor()
    await expectGoodLook(page, 'list-token-unit')
    await question.getByRole('radio', { name: /^DEMO/ }).click()
    await page.getByRole('button', { name: 'Write 1 entry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Write 1 entry' }).click()
    await page.getByText('1 entry is on chain').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('tab', { name: 'Only on chain (1)' }).click()
    await page.getByRole('button', { name: 'Select all 1' }).click()
    await page.getByRole('button', { name: 'Remove 1 entry' }).click()
    const removal = page.getByRole('alertdialog')
    await removal.getByRole('button', { name: 'Remove 1 entry' }).click()
    await page.getByText('1 entry is removed').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([entryText(entry(first, 7_500_000n, 1))])

    // A file with a wallet alone is priced once, in the token.
    await page.getByRole('button', { name: 'Close the file' }).click()
    await giveFile(page, second)
    const price = page.getByRole('textbox', { name: 'Price for every wallet' })
    await price.fill('2.0000001')
    await page.getByText('Enter at most 6 digits after the point.').waitFor()
    await price.fill('2.000001')
    await page.getByRole('textbox', { name: 'Amount for every wallet' }).fill('1')
    await page.getByRole('region', { name: 'New entries' }).getByText('2.000001 DEMO').waitFor()

    await page.getByRole('link', { name: 'Phases' }).click()
    const file = await savedBy(page, () =>
      page.getByRole('button', { name: 'Export phases' }).click(),
    )
    const { currencies, phases } = JSON.parse(file.text)
    expect(currencies).to.deep.equal({ DEMO: demo.mint.toBase58() })
    // Without a collection, only the phases are read as they are.
    const text = JSON.stringify({ version: 2, money: {}, currencies, phases })
    const { config, problems } = readConfigAs(SOLANA_CONFIG, text, 0n)
    expect(problems.filter(({ path }) => /^(currencies|phases)/.test(path))).to.deep.equal([])
    const prices = config?.phases.map(({ price }) => price?.token?.text ?? price?.coin)
    expect(prices).to.deep.equal(['0 DEMO', '0 DEMO', { lamports: 0n, unit: 'SOL' }])
    await visit.end()
  })

  it('keeps a list in the token in files', async () => {
    const { page, visit } = await openList(app, {
      symbol: 'TREE',
      priceToken: demo.mint.toBase58(),
    })
    const [only = ''] = someWallets(1)
    // More than an entry holds.
    await giveFile(page, `wallet,price,amount\n${only},5000 DEMO,300\n`, 'many.csv')
    await page.getByText('An entry on chain holds a price of up to 4,294.967295 DEMO').waitFor()
    await page.getByRole('button', { name: 'Keep it in files instead' }).click()
    await page.getByText('The list in files').waitFor()
    await page.getByText('5,000 DEMO').first().waitFor()
    await openMore(page)
    const root = await rootOf([{ user: solanaAddress(only), price: 5_000n * ONE, maxClaims: 300n }])
    await page.getByText(root, { exact: true }).waitFor()
    const proof = page.locator('section', { hasText: 'Proof of a wallet' }).last()
    await expectSoon(() => factOf(proof, 'Price of one item, fees included'), '5,000 DEMO')
    await expectGoodLook(page, 'list-token-hosted')
    await visit.end()
  })

  it('shows a token that borrows a known symbol by its address, in files too', async () => {
    const mint = borrower.mint.toBase58()
    const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
    const { page, visit, list } = await openList(app, { symbol: 'BORROW', priceToken: mint })
    const [first = '', second = ''] = someWallets(2)
    const rows = [`${first},20 USDC,1`, `${second},30,1`]
    await giveFile(page, `wallet,price,amount\n${rows.join('\n')}\n`)
    await page.getByText(`the phase is priced in ${short}, not in USDC`).waitFor()
    await page.getByRole('region', { name: 'New entries' }).getByText(`30 ${short}`).waitFor()
    await page.getByRole('button', { name: 'Write 1 entry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Write 1 entry' }).click()
    await page.getByText('1 entry is on chain').first().waitFor()
    expect(await entriesOnChain(app, list)).to.deep.equal([entryText(entry(second, 30n * ONE, 1))])
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Close the file' }).click()
    await page.getByRole('button', { name: 'Export' }).click()
    const exported = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'CSV, readable as a list' }).click(),
    )
    expect(exported.text).to.equal(`address,price_base_units,amount\n${second},30000000,1\n`)
    await giveFile(page, exported.text)
    await page.getByText('1 wallet is on chain as in the file.').waitFor()
    expect(await page.getByText('USDC').count()).to.equal(0)
    await visit.end()
  })
})
