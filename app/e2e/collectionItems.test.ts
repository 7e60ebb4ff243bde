import { fetchMints } from '@mintline/solana'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectGoodLook, shoot } from './helpers/look.ts'
import {
  ITEM_WITHOUT_DOCUMENT,
  ITEM_WITHOUT_PICTURE,
  MISSING_FILES,
} from './helpers/metadataServer.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { PHONE } from './helpers/visit.ts'

describe('the items of a collection', () => {
  let collection: MintedCollection

  before(async () => {
    collection = await startMintedCollection()
  })
  after(() => collection.close())

  it('shows its items page by page, and what of them is missing', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByText('1 to 24 of 60').waitFor()
    await expectSoon(() => page.title(), 'Items of Dawn Chorus · Mintline')

    await page.locator('img[src$="/60.svg"]').waitFor()
    for (const number of [ITEM_WITHOUT_PICTURE, ITEM_WITHOUT_DOCUMENT]) {
      const row = page.getByRole('row').filter({ hasText: `Dawn #${number}` })
      await row.getByRole('img', { name: 'No picture' }).waitFor()
    }

    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('25 to 48 of 60').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('49 to 60 of 60').waitFor()
    await page.getByRole('button', { name: 'Dawn #1', exact: true }).waitFor()
    await expectSoon(() => numbersIn(page), countDown(12, 1))
    await end()
  })

  it('shows the number of each item first, then its picture, name and owner', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    const headers = page.getByRole('columnheader')
    await expectSoon(() => headers.allTextContents(), ['Number', 'Item', 'Owner', 'Mint'])
    await expectSoon(() => numbersIn(page), countDown(60, 37))
    const owners = page.locator(
      `td:nth-child(3) a[href*="/address/${collection.minter.publicKey.toBase58()}"]`,
    )
    await expectSoon(() => owners.count(), 24)
    await shoot(page, 'items-table-desktop-light')

    await page.getByRole('tab', { name: 'Pictures' }).click()
    const first = page.getByRole('listitem').filter({ hasText: 'Dawn #60' })
    await expectSoon(async () => /^#60Dawn #60/.test((await first.textContent()) ?? ''), true)
    await first.locator(`a[href*="/address/${collection.minter.publicKey.toBase58()}"]`).waitFor()
    await end()
  })

  it('finds an item by number and by mint, and shows all that is known of it', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    const [, , third] = await fetchMints(connectionOf(collection.app), collection.deployment)
    if (!third) throw new Error('Too little was minted.')
    const search = page.getByRole('textbox', { name: 'Find items' })
    await search.fill('#3')
    await page.getByText('1 to 1 of 1').waitFor()
    await search.fill(third.mint)
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('button', { name: 'Dawn #3', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: 'Dawn #3' })
    await dialog.getByText('Document 3', { exact: true }).waitFor()
    // Strangers' texts are text and nothing else
    await dialog.getByText(/^First light over roof 3\. <img src=x/).waitFor()
    await expectSoon(() => dialog.getByRole('link', { name: /javascript/ }).count(), 0)
    await dialog.getByText('Clear', { exact: true }).waitFor()
    await dialog.locator(`a[href*="/address/${collection.minter.publicKey.toBase58()}"]`).waitFor()

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('button:focus').filter({ hasText: 'Dawn #3' }).waitFor()
    await search.fill('nothing')
    await page.getByText('No such items').waitFor()
    await page.getByRole('button', { name: 'Show all items' }).click()
    await page.getByText('1 to 24 of 60').waitFor()
    await expectSoon(() => search.inputValue(), '')
    await end()
  })

  it('says of an item what could not be read, and tries again', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByRole('textbox', { name: 'Find items' }).fill(String(ITEM_WITHOUT_DOCUMENT))
    await page.getByRole('button', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The metadata could not be read').waitFor()
    const asked = page.waitForRequest(`${collection.metadataUrl}/${ITEM_WITHOUT_DOCUMENT}.json`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await asked
    await end()
  })

  it('saves all items as CSV and as JSON', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    const mints = await fetchMints(connectionOf(collection.app), collection.deployment)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All items as CSV' }).click(),
    )
    expect(csv).to.deep.equal({
      name: 'DAWN-items.csv',
      text: ['number,mint', ...mints.map(({ order, mint }) => `${order},${mint}`), ''].join('\r\n'),
    })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const json = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All items as JSON' }).click(),
    )
    expect(json.name).to.equal('DAWN-items.json')
    expect(JSON.parse(json.text)).to.deep.equal(
      mints.map(({ order, mint }) => ({ number: String(order), mint })),
    )
    await end()
  })

  it('fits all sizes and is accessible in both themes', async () => {
    const visit = await collection.open('', { viewport: PHONE })
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByRole('application', { name: /^Items minted per hour/ }).waitFor()
    await page.getByText('Upcoming').waitFor()
    await expectGoodLook(page, 'overview')
    await page.getByRole('tab', { name: 'In total' }).click()
    await page.getByRole('application', { name: /^Items minted in total/ }).waitFor()
    await expectGoodLook(page, 'overview-total')
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await page.getByRole('img', { name: 'No picture' }).nth(1).waitFor()
    await expectGoodLook(page, 'items-table')
    await page.getByRole('button', { name: 'Dawn #57' }).click()
    await page.getByText('Document 57', { exact: true }).waitFor()
    await expectGoodLook(page, 'item')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Pictures' }).click()
    await page.getByRole('listitem').filter({ hasText: '#57' }).waitFor()
    await expectGoodLook(page, 'items')
    await end()
  })
})

/** Returns the item numbers in the table. */
function numbersIn(page: Page): Promise<string[]> {
  return page.getByRole('table', { name: 'Items' }).locator('td:first-child').allTextContents()
}

/** Numbers from the highest to the lowest. */
function countDown(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => String(from - index))
}
