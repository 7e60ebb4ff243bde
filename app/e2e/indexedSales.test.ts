import { openAsCreator } from './helpers/asCreator.ts'
import { giveMoney } from './helpers/chain.ts'
import { expectSoon } from './helpers/expectSoon.ts'
import { figureOf } from './helpers/facts.ts'
import { type IndexedCollection, startIndexedCollection } from './helpers/indexedCollection.ts'
import { expectAccessible, expectNoSidewaysScroll, shoot } from './helpers/look.ts'
import { mintAs } from './helpers/mintAs.ts'
import { PHONE } from './helpers/visit.ts'

describe('sales of a large collection that a server knows', () => {
  let collection: IndexedCollection

  before(async () => {
    collection = await startIndexedCollection()
    const { app, deployment, minter: wallet } = collection
    await giveMoney(app, wallet.publicKey)
    // Too many to be read from the chain automatically
    await mintAs(app, { wallet, deployment, quantity: 49n })
    await collection.indexed(52)
  })
  after(() => collection.close())

  it('are shown at once on the overview, with their source', async () => {
    const { page, end } = await collection.open('', { viewport: PHONE, colorScheme: 'dark' })
    const { host } = new URL(collection.indexer)
    await expectSoon(
      () => figureOf(page, 'Revenue').locator('dd').allTextContents(),
      ['12.75 SOL', `What buyers paid, as the server at ${host} counts it`],
    )
    await expectSoon(
      () => figureOf(page, 'Collectors').locator('dd').allTextContents(),
      ['1', 'Wallets that minted, as the server counts them'],
    )
    await expectSoon(
      () => figureOf(page, 'Holders').locator('dd').allTextContents(),
      ['2', 'Wallets that hold items, as the server counts them'],
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await shoot(page, 'collection-server-sales-phone-dark')

    // The chain also tells how the revenue was shared
    await page.getByRole('button', { name: 'Count all sales' }).click()
    await expectSoon(
      () => figureOf(page, 'Revenue').locator('dd').allTextContents(),
      ['12.75 SOL', 'Treasury 12.3675 SOL, fee recipients 0.3825 SOL'],
    )
    await end()
  })

  it('are shown in the list of collections', async () => {
    const { app, creator } = collection
    const { page, visit } = await openAsCreator(app, { creator })
    await page.getByText('Revenue: 12.75 SOL', { exact: true }).waitFor()
    await shoot(page, 'home-server-revenue-desktop-light')
    await visit.end()
  })
})
