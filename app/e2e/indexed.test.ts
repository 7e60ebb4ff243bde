import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { figureOf } from './helpers/facts.ts'
import { type IndexedCollection, startIndexedCollection } from './helpers/indexedCollection.ts'
import { expectAccessible, expectGoodLook, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { PHONE } from './helpers/visit.ts'

const CONNECTION_REFUSED = /ERR_CONNECTION_REFUSED/

describe('a collection that a server knows', () => {
  let collection: IndexedCollection

  before(async () => {
    collection = await startIndexedCollection()
    await collection.indexed(3)
  })
  after(() => collection.close())

  it('shows its sales, counted unasked, and its holders as the server counts them', async () => {
    const { page, end } = await collection.open('', { viewport: PHONE })
    await expectSoon(
      () => figureTexts(page, 'Revenue'),
      ['Revenue', '0.5 SOL', 'Treasury 0.485 SOL, fee recipients 0.015 SOL'],
    )
    await expectSoon(
      () => figureTexts(page, 'Collectors'),
      ['Collectors', '1', 'Wallets that minted'],
    )
    await expectSoon(
      () => figureTexts(page, 'Holders'),
      ['Holders', '2', 'Wallets that hold items, as the server counts them'],
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-indexed-phone-light')
    await end()
  })

  it('lists what happened to its items', async () => {
    const { page, end } = await collection.open('')
    const navigation = page.getByRole('navigation', { name: 'Collection' })
    await navigation.getByRole('link', { name: 'Activity' }).click()
    const { host } = new URL(collection.indexer)
    await page.getByText(`From the server at ${host}, up to date.`).waitFor()
    await expectSoon(() => page.title(), 'Activity of Tide · Mintline')

    const { mints, minter, friend, transfer } = collection
    const transferred = { type: 'Transfer', item: mints[0], name: 'Tide #1', price: '–' }
    const minted = { type: 'Mint', price: '0.25 SOL', from: undefined, to: addressOf(minter) }
    await expectSoon(
      () => rowsOf(page),
      [
        { ...transferred, from: addressOf(minter), to: addressOf(friend) },
        { ...minted, item: mints[1], name: 'Tide #2' },
        { ...minted, item: mints[0], name: 'Tide #1' },
      ],
    )
    const [first] = await page.getByRole('row').filter({ hasText: 'Transfer' }).all()
    await first?.locator(`a[href*="/tx/${transfer}"]`).waitFor()
    const landed = await connectionOf(collection.app).getTransaction(transfer, {
      maxSupportedTransactionVersion: 0,
      commitment: 'confirmed',
    })
    const time = new Date((landed?.blockTime ?? 0) * 1_000).toISOString().replace('.000Z', 'Z')
    await expectSoon(() => first?.locator('time').getAttribute('datetime'), time)
    await end()
  })

  it('filters by type', async () => {
    const { page, end } = await collection.open('/activity')
    const types = async () => (await rowsOf(page)).map(({ type }) => type)
    await choose(page, 'Transfers')
    await expectSoon(types, ['Transfer'])
    await choose(page, 'Mints')
    await expectSoon(types, ['Mint', 'Mint'])
    await choose(page, 'Sales')
    await page.getByText('No sales are known').waitFor()
    await choose(page, 'Burns')
    await page.getByText('No burns yet').waitFor()
    await shoot(page, 'collection-activity-none-desktop-light')
    await end()
  })

  it('lists its holders with their shares, and exports them', async () => {
    const { page, end } = await collection.open('')
    await page.getByRole('link', { name: 'Holders' }).click()
    await page.getByText('2 wallets hold 2 items').waitFor()
    const holders = [collection.minter, collection.friend].map(addressOf).sort()
    const shown = async () =>
      (await cellsOf(page, 'Holders')).map(([wallet, items, share]) => [
        wallet?.address,
        items?.text,
        share?.text,
      ])
    await expectSoon(
      async () => (await shown()).sort(),
      holders.map((wallet) => [wallet, '1', '50 %']),
    )
    const listed = (await shown()).map(([wallet]) => `${wallet},1`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All holders as CSV' }).click(),
    )
    expect(csv).to.deep.equal({
      name: 'TIDE-holders.csv',
      text: ['wallet,items', ...listed, ''].join('\r\n'),
    })
    await end()
  })

  it('exports its holders from its overview', async () => {
    const { page, end } = await collection.open('')
    await page.getByRole('button', { name: 'Export holders' }).click()

    const { name, text } = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All holders as CSV' }).click(),
    )

    expect(name).to.equal('TIDE-holders.csv')
    const [header, ...rows] = text.split('\r\n')
    expect(header).to.equal('wallet,items')
    const holders = [collection.minter, collection.friend].map(addressOf)
    expect(rows.sort()).to.deep.equal(['', ...holders.map((wallet) => `${wallet},1`).sort()])
    await end()
  })

  it('finds items by owner at once, and by words of their names and traits', async () => {
    const { page, end } = await collection.open('/items')
    const [first = '', second = ''] = collection.mints
    const holders = [
      { mint: second, owner: addressOf(collection.minter) },
      { mint: first, owner: addressOf(collection.friend) },
    ]
    const shown = async () =>
      (await cellsOf(page, 'Items')).map(([, , owner, mint]) => ({
        mint: mint?.address,
        owner: owner?.address,
      }))
    await expectSoon(shown, holders)

    await page.getByRole('textbox', { name: 'Owner' }).fill(addressOf(collection.friend))
    await expectSoon(shown, holders.slice(1))
    const { host } = new URL(collection.indexer)
    await page.getByText(`From the server at ${host}, up to date.`).waitFor()
    await expectAccessible(page)
    await shoot(page, 'items-indexed-desktop-light')
    await page.getByRole('textbox', { name: 'Owner' }).fill('')

    await expectSoon(() => namedItems(collection, 'calm'), 2)
    await page.getByRole('textbox', { name: 'Find items' }).fill('tide 2')
    await expectSoon(shown, holders.slice(0, 1))
    await page.getByRole('textbox', { name: 'Find items' }).fill('calm')
    await expectSoon(shown, holders)
    await page.getByRole('textbox', { name: 'Find items' }).fill('ebb')
    await page.getByText('No such items').waitFor()
    await end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const { page, end } = await collection.open('/activity', { viewport: PHONE })
    await page.getByText('up to date').waitFor()
    await page.getByRole('table', { name: 'Activity' }).waitFor()
    await expectGoodLook(page, 'collection-activity')
    await page.getByRole('link', { name: 'Holders' }).click()
    await page.getByText('up to date').waitFor()
    await page.getByRole('table', { name: 'Holders' }).waitFor()
    await page.getByText('2 wallets hold').waitFor()
    await expectGoodLook(page, 'collection-holders')
    await end()
  })

  it('shows more on request, and each activity once', async () => {
    const { app, deployment, minter: wallet } = collection
    await mintAs(app, { wallet, deployment, quantity: 24n })
    await collection.indexed(27)
    const { page, end } = await collection.open('/activity')
    const rows = page.getByRole('table', { name: 'Activity' }).locator('tbody tr')
    await rows.nth(24).waitFor()
    await expectSoon(() => rows.count(), 25)
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
    await expectSoon(() => rows.count(), 27)
    const names = (await rowsOf(page)).filter(({ type }) => type === 'Mint').map(({ name }) => name)
    expect(names).to.deep.equal(Array.from({ length: 26 }, (_, index) => `Tide #${26 - index}`))
    await end()
  })

  it('is shown from the chain once the server is away', async () => {
    const visit = await collection.open('/activity', { viewport: PHONE })
    const { page, end } = visit
    await page.getByRole('table', { name: 'Activity' }).waitFor()
    await collection.server.close()

    // An open page reports it, with advice
    visit.expectConsoleError(CONNECTION_REFUSED)
    await choose(page, 'Mints')
    await page.getByText('The activity could not be read').waitFor()
    await page.getByText(/does not answer\. Try again, or reload the page/).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await expectSoon(() => page.getByText('up to date').count(), 0)
    await shoot(page, 'collection-activity-away-phone-light')
    await end()

    // Others do not notice, and their browsers report nothing
    const later = await collection.open('')
    await later.page.getByRole('heading', { name: 'Minted over time' }).waitFor()
    await later.page.getByRole('application', { name: /^Items minted per/ }).waitFor()
    await expectSoon(
      () => figureTexts(later.page, 'Holders'),
      ['Holders', '2', 'Wallets that hold items'],
    )
    await later.end()
    const linked = await collection.open('/holders', { viewport: PHONE, colorScheme: 'dark' })
    await linked.page.getByText('2 wallets hold 26 items').waitFor()
    await linked.page.getByText(/^From the chain, as of /).waitFor()
    await expectAccessible(linked.page)
    await shoot(linked.page, 'collection-holders-away-phone-dark')
    const parts = linked.page.getByRole('navigation', { name: 'Collection' })
    await parts.getByRole('link', { name: 'Activity' }).click()
    await linked.page.getByText('Items 24 to 26 minted in phase 1: 0.75 SOL').waitFor()
    await linked.end()
  })
})

function figureTexts(page: Page, term: string): Promise<(string | null)[]> {
  return figureOf(page, term)
    .locator('dt, dd')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
}

function addressOf({ publicKey }: { publicKey: { toBase58: () => string } }): string {
  return publicKey.toBase58()
}

/** Counts the items that the server finds by a word in their traits. */
async function namedItems({ indexer, deployment }: IndexedCollection, text: string) {
  const answer = await fetch(`${indexer}/v0.1/items/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filter: {
        collections: [`SOLANA:${deployment}`],
        fullText: { text, fields: ['TRAIT_VALUE'] },
      },
    }),
  })
  const { items } = (await answer.json()) as { items: unknown[] }
  return items.length
}

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Reads the activities as the page shows them, with addresses from their explorer links. */
async function rowsOf(page: Page) {
  const rows = await cellsOf(page, 'Activity')
  return rows.map(([type, item, price, from, to]) => ({
    type: type?.text,
    name: item?.name,
    item: item?.address,
    price: price?.text,
    from: from?.address,
    to: to?.address,
  }))
}

/** Reads a table's cells by row, all at one moment, as rows may go while they are read one by one. */
async function cellsOf(page: Page, table: string) {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => ({
        text: cell.textContent,
        name: cell.querySelector('bdi')?.textContent,
        /** Address to which the cell links in the explorer; undefined = none. */
        address: /\/address\/([^?/]+)/.exec(
          cell.querySelector('a')?.getAttribute('href') ?? '',
        )?.[1],
      })),
    ),
  )
}
