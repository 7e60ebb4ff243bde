import { fetchMints } from '@mintline/solana'
import { expect } from 'chai'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import {
  ITEM_WITHOUT_DOCUMENT,
  ITEM_WITHOUT_PICTURE,
  MISSING_FILES,
} from './helpers/metadataServer.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { DESKTOP, PHONE } from './helpers/visit.ts'

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

    await page.getByRole('img', { name: 'Dawn #60', exact: true }).waitFor()
    await page.getByRole('img', { name: `Dawn #${ITEM_WITHOUT_PICTURE}, no picture` }).waitFor()
    await page.getByRole('img', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}, no picture` }).waitFor()

    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('25 to 48 of 60').waitFor()
    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText('49 to 60 of 60').waitFor()
    await page.getByRole('button', { name: 'Dawn #1', exact: true }).waitFor()
    await expectSoon(() => page.getByRole('listitem').filter({ hasText: 'Dawn #' }).count(), 12)
    await end()
  })

  it('finds an item by number and by mint, and shows all that is known of it', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    const [, , third] = await fetchMints(connectionOf(collection.app), collection.deployment)
    if (!third) throw new Error('Too little was minted.')
    const search = page.getByRole('textbox', { name: 'Find an item' })
    await search.fill('#3')
    await page.getByText('1 to 1 of 1').waitFor()
    await search.fill(third.mint)
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('button', { name: 'Dawn #3', exact: true }).click()

    const dialog = page.getByRole('dialog', { name: 'Dawn #3' })
    await dialog.getByText('Document 3', { exact: true }).waitFor()
    // What strangers wrote is text and nothing else
    await dialog.getByText(/^First light over roof 3\. <img src=x/).waitFor()
    await expectSoon(() => dialog.getByRole('link', { name: /javascript/ }).count(), 0)
    await dialog.getByText('Clear', { exact: true }).waitFor()
    await dialog.locator(`a[href*="/address/${collection.minter.publicKey.toBase58()}"]`).waitFor()

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('button:focus').filter({ hasText: 'Dawn #3' }).waitFor()
    await search.fill('nothing')
    await page.getByText('No such item').waitFor()
    await end()
  })

  it('says of an item what could not be read, and tries again', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByRole('textbox', { name: 'Find an item' }).fill(String(ITEM_WITHOUT_DOCUMENT))
    await page.getByRole('button', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The metadata could not be read').waitFor()
    const asked = page.waitForRequest(`${collection.metadataUrl}/${ITEM_WITHOUT_DOCUMENT}.json`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await asked
    await end()
  })

  it('looks up owners when it is asked to', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    await page.getByRole('tab', { name: 'Table' }).click()
    await page.getByText('Not looked up').first().waitFor()
    await page.getByRole('button', { name: 'Look up owners' }).click()
    const owners = page.locator(`td a[href*="/address/${collection.minter.publicKey.toBase58()}"]`)
    await owners.nth(23).waitFor()
    await expectSoon(() => owners.count(), 24)
    await shoot(page, 'items-table-desktop-light')
    await end()
  })

  it('saves all mints as CSV and as JSON', async () => {
    const visit = await collection.open('/items')
    const { page, end } = visit
    visit.expectConsoleError(MISSING_FILES)
    const mints = await fetchMints(connectionOf(collection.app), collection.deployment)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All mints as CSV' }).click(),
    )
    expect(csv).to.deep.equal({
      name: 'DAWN-items.csv',
      text: ['number,mint', ...mints.map(({ order, mint }) => `${order},${mint}`), ''].join('\r\n'),
    })
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const json = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'All mints as JSON' }).click(),
    )
    expect(json.name).to.equal('DAWN-items.json')
    expect(JSON.parse(json.text)).to.deep.equal(
      mints.map(({ order, mint }) => ({ number: String(order), mint })),
    )
    await end()
  })

  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`fits a ${size} and is accessible in ${colorScheme}`, async () => {
        const visit = await collection.open('', { viewport, colorScheme })
        const { page, end } = visit
        visit.expectConsoleError(MISSING_FILES)
        await page.getByRole('application', { name: /^Items minted per hour/ }).waitFor()
        await page.getByText('Upcoming').waitFor()
        await check('overview')
        await page.getByRole('tab', { name: 'In total' }).click()
        await page.getByRole('application', { name: /^Items minted in total/ }).waitFor()
        await check('overview-total')
        await page.getByRole('link', { name: 'Items', exact: true }).click()
        await page
          .getByRole('img', { name: `Dawn #${ITEM_WITHOUT_DOCUMENT}, no picture` })
          .waitFor()
        await check('items')
        await page.getByRole('button', { name: 'Dawn #57' }).click()
        await page.getByText('Document 57', { exact: true }).waitFor()
        await check('item')
        await page.keyboard.press('Escape')
        await page.getByRole('tab', { name: 'Table' }).click()
        await page.getByRole('table', { name: 'Items' }).waitFor()
        await check('items-table')
        await end()

        async function check(name: string): Promise<void> {
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          await shoot(page, `${name}-${size}-${colorScheme}`)
        }
      })
    }
  }
})
