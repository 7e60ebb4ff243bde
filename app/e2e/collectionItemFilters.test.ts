import { fetchMints } from '@mintline/solana'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { openAsCreator } from './helpers/asCreator.ts'
import { connectionOf } from './helpers/chain.ts'
import { savedBy } from './helpers/downloads.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { holdRpcRequests } from './helpers/heldRequests.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { MISSING_FILES } from './helpers/metadataServer.ts'
import { type MintedCollection, startMintedCollection } from './helpers/mintedCollection.ts'
import { openAnew, PHONE } from './helpers/visit.ts'

describe('filters and address of the items', () => {
  let collection: MintedCollection
  let minter: string

  before(async () => {
    collection = await startMintedCollection()
    minter = collection.minter.publicKey.toBase58()
  })
  after(() => collection.close())

  it('keeps page, filter and open item in the address: a link shows the same', async () => {
    const visit = await openItems('?page=2&item=17')
    const { page, end } = visit
    // Given a link to a page and an item, when it is opened, then both show
    const dialog = page.getByRole('dialog', { name: 'Dawn #17' })
    await dialog.getByText('Document 17', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('25 to 48 of 60').waitFor()
    await page.waitForURL((url) => !url.hash.includes('item='))

    // When an item is opened, then the address names it, and the browser goes back to the list
    await page.getByRole('button', { name: 'Dawn #30', exact: true }).click()
    await page.waitForURL(/page=2.*item=30|item=30.*page=2/)
    await page.getByRole('dialog', { name: 'Dawn #30' }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('25 to 48 of 60').waitFor()
    await page.goForward()
    await page.getByRole('dialog', { name: 'Dawn #30' }).waitFor()
    await page.reload()
    await page.getByRole('dialog', { name: 'Dawn #30' }).waitFor()
    await page.keyboard.press('Escape')

    // When it is filtered, then the address has the filter, from the first page on
    const find = page.getByRole('textbox', { name: 'Find items' })
    await find.fill('10-12')
    await expectSoon(() => numbersIn(page), ['12', '11', '10'])
    await page.waitForURL((url) => url.hash.includes('find=10-12') && !url.hash.includes('page='))
    await page.reload()
    await expectSoon(() => numbersIn(page), ['12', '11', '10'])
    await expectSoon(() => find.inputValue(), '10-12')
    await page.goBack()
    await page.getByText('25 to 48 of 60').waitFor()
    await expectSoon(() => find.inputValue(), '')
    await page.goForward()
    await expectSoon(() => find.inputValue(), '10-12')
    await end()
  })

  it('says in a sentence what is wrong with an address', async () => {
    const { page, end } = await openItems('?page=abc&item=999999&owner=xyz', { viewport: PHONE })
    await page
      .getByText('There is no item 999999. This collection has items 1 to 60.', { exact: true })
      .waitFor()
    await page.getByText('“xyz” is not the address of a wallet.', { exact: true }).waitFor()
    await page.getByText('Correct the filter above to see items.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'items-bad-address-phone-light')

    await openAnew(page, itemsUrl('?page=abc'))
    await page.getByText('“abc” is not the number of a page.', { exact: true }).waitFor()
    await page.getByText('1 to 24 of 60').waitFor()

    await openAnew(page, itemsUrl('?page=9'))
    await page.getByText('There is no page 9.', { exact: true }).waitFor()
    await page.getByText('49 to 60 of 60').waitFor()

    // Values other than text are left out
    await openAnew(page, itemsUrl('?page=%7B%22a%22%3A1%7D&item=true&find=null&view=%5B%5D'))
    await page.getByText('1 to 24 of 60').waitFor()

    await openAnew(page, itemsUrl('?find=20-10'))
    await page.getByText('Put the lower number first: 10-20.', { exact: true }).waitFor()
    await end()
  })

  it('finds the items of a wallet, which is read on request, stopped, and goes on', async () => {
    const { page, end } = await openItems('')
    await page.getByText('1 to 24 of 60').waitFor()
    await page.locator('td:nth-child(3) a').nth(23).waitFor()
    const { rpcUrl } = collection.app.network
    const held = await holdRpcRequests(page, {
      rpcUrl,
      method: 'getTokenLargestAccounts',
      after: 50,
    })
    await page.getByRole('textbox', { name: 'Owner' }).fill(minter)
    await page.getByText('about 60 requests to the node', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Read the holders' }).click()
    await page.getByText('50 of 60 · 83 %').waitFor()
    await shoot(page, 'items-owner-progress-desktop-light')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Read the holders' }).waitFor()
    await held.release()
    const before = held.count()

    // It resumes
    await page.getByRole('button', { name: 'Read the holders' }).click()
    await page.getByText('1 to 24 of 60').waitFor()
    await page.getByText(/^From the chain, as of /).waitFor()
    expect(held.count() - before).to.equal(10)
    await page.waitForURL((url) => url.hash.includes(`owner=${minter}`))

    // Owners are known by now, and are part of what is saved
    await page.getByRole('textbox', { name: 'Find items' }).fill('2-3')
    await expectSoon(() => numbersIn(page), ['3', '2'])
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const csv = await savedBy(page, () =>
      page.getByRole('menuitem', { name: 'These items as CSV' }).click(),
    )
    const [, second, third] = await fetchMints(connectionOf(collection.app), collection.deployment)
    expect(csv.text).to.equal(
      `number,mint,owner\r\n2,${second?.mint},${minter}\r\n3,${third?.mint},${minter}\r\n`,
    )

    // Nobody else has any
    await page.getByRole('textbox', { name: 'Find items' }).fill('')
    await page.getByRole('textbox', { name: 'Owner' }).fill(collection.treasury)
    await page.getByText('No such items').waitFor()
    await end()
  })

  it('shows the items of the connected wallet', async () => {
    const alone = await openItems('?owner=mine', { viewport: PHONE })
    await alone.page.getByText('No wallet is connected').waitFor()
    await expectAccessible(alone.page)
    await alone.end()

    const { page, visit } = await openAsCreator(collection.app, {
      creator: collection.minter,
      path: `#/collections/${collection.deployment}/items`,
      viewport: PHONE,
      colorScheme: 'dark',
    })
    visit.expectConsoleError(MISSING_FILES)
    await page.getByRole('button', { name: 'Mine' }).click()
    await page.waitForURL(/owner=mine/)
    await page.getByRole('button', { name: 'Read the holders' }).click()
    await page.getByText('1 to 24 of 60').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'items-mine-phone-dark')
    await visit.end()
  })

  function itemsUrl(search: string): string {
    return `${collection.app.url}#/collections/${collection.deployment}/items${search}`
  }

  async function openItems(search: string, options: Parameters<MintedCollection['open']>[1] = {}) {
    const visit = await collection.open(`/items${search}`, options)
    visit.expectConsoleError(MISSING_FILES)
    return visit
  }
})

/** Returns the item numbers in the table. */
function numbersIn(page: Page): Promise<string[]> {
  return page.getByRole('table', { name: 'Items' }).locator('td:first-child').allTextContents()
}
