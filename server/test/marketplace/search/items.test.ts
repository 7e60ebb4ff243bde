import { formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { currencyKey, itemKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/marketplace/items/calls.ts'
import { searchItems } from '../../../src/marketplace/search/calls.ts'
import { loadSearchableItems } from '../../../src/marketplace/search-feeds/calls.ts'
import { bodyFieldsOf } from '../../read-model/_bodyFields.ts'
import { ETHER, itemOn, TOKEN } from '../../read-model/_names.ts'
import { SAME, WITHOUT_EFFECT } from './_itemFilters.ts'
import { withItemSearch } from './_itemSearch.ts'

/** Fields that the indexer does not have, each tried in another file by its name. */
const OWN = [
  ...['verifiedOnly', 'verifiedCreatorOnly', 'followingsByOwner', 'followingsByCreator', 'hide'],
  ...['secondarySale', 'haveSecondaryOwner', 'hasMetaContentOnly', 'hideItemsSupply'],
  ...['multiple', 'withBidsOnly', 'rarityRankFrom', 'rarityRankTo'],
]

/** Fields that sort. */
const SORTED = ['sort', 'traitSort']

describe('a search of the marketplace for items', () => {
  const { ask, pools, page, idsFor, indexedFor } = withItemSearch()

  for (const [field, pairs] of Object.entries(SAME)) {
    it(`finds by ${field} what the indexer finds, in its order`, async () => {
      for (const [filter, indexed] of pairs) {
        const expected = await indexedFor(indexed, 'text' in filter ? 'RELEVANCE' : 'LATEST')
        expect(await idsFor(filter), JSON.stringify(filter)).to.deep.equal(expected)
      }
      const all = await indexedFor({})
      const found = await Promise.all(pairs.map(([filter]) => idsFor(filter)))
      expect(found.filter((ids) => ids.length < all.length)).not.to.deep.equal([])
    })
  }

  it('is tried with every field of a filter', () => {
    const fields = bodyFieldsOf('searchItemsUsingPOST', 'marketplace')
    const asked = fields.flatMap((path) => /^filter\.(\w+)/.exec(path)?.[1] ?? [])
    const tried = [...Object.keys(SAME), ...OWN, ...SORTED, ...WITHOUT_EFFECT]
    expect(tried).to.have.members([...new Set(asked)])
  })

  it('compares prices in several currencies by rates', async () => {
    await pools()
      .write.updateTable('items')
      .set({ sell_price: '4', sell_currency: currencyKey(TOKEN) })
      .where('id', '=', itemKey(itemOn('ETHEREUM', 6)))
      .execute()
    const [ether, token] = [formatCurrencyId(ETHER), formatCurrencyId(TOKEN)]
    const currencyRates = [
      { id: ether, rate: 2 },
      { id: token, rate: 1 },
    ]
    const found = await idsFor({ currency: token, currencyRates, minPrice: 3, maxPrice: 9 })
    const [inEther, inToken] = [
      await indexedFor({ sellCurrency: ether, sellPriceFrom: 1.5, sellPriceTo: 4.5 }),
      await indexedFor({ sellCurrency: token, sellPriceFrom: 3, sellPriceTo: 9 }),
    ]
    expect([inEther.length, inToken.length].every((count) => count > 0)).to.equal(true)
    expect(found).to.have.members([...inEther, ...inToken])
    const unrated = await idsFor({
      currency: token,
      currencyRates: [currencyRates[0]],
      minPrice: 3,
    })
    expect(unrated).to.deep.equal(await indexedFor({ sellCurrency: token, sellPriceFrom: 3 }))
  })

  it('finds the same for the search service, as its feed by ids shows it', async () => {
    const itemPageRequest = { filter: { text: 'red', sort: 'LOW_PRICE_FIRST' }, size: 3 }
    const first = await ask(calls.searchItemsUsingPOST, { itemPageRequest })
    const { status, body, next } = await ask(searchItems, { itemPageRequest })
    expect([status, next]).to.deep.equal([200, first.next])
    const requestBody = first.body.map(({ id }) => id)
    expect(requestBody).to.have.length(3)
    expect(body).to.deep.equal((await ask(loadSearchableItems, { requestBody })).body)
    expect((await ask(searchItems, {})).status).to.equal(400)
  })

  it('shows the same of them as their list by ids', async () => {
    const { body } = await page({ text: 'red' })
    const requestBody = body.map(({ id }) => id)
    expect(requestBody).not.to.deep.equal([])
    expect(body).to.deep.equal((await ask(calls.getItemsByIdsUsingPOST, { requestBody })).body)
  })

  it('has 1,000 items on a page at most', async () => {
    expect((await page({}, { size: 5000 })).status).to.equal(200)
  })
})
