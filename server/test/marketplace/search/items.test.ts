import { randomUUID } from 'node:crypto'
import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import {
  addressKey,
  collectionKey,
  currencyKey,
  itemKey,
} from '../../../src/database/keys/index.ts'
import * as indexer from '../../../src/indexer/calls/index.ts'
import * as calls from '../../../src/marketplace/calls/items.ts'
import { searchItems } from '../../../src/marketplace/calls/search.ts'
import { loadSearchableItems } from '../../../src/marketplace/calls/searchFeeds.ts'
import { account, wallet } from '../../read-model/_addresses.ts'
import { bodyFieldsOf } from '../../read-model/_bodyFields.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  dropOn,
  ETHER,
  itemIdOn,
  itemOn,
  minute,
  TOKEN,
} from '../../read-model/_names.ts'
import { DOCUMENT } from '../../read-model/_tables.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { READER } from '../_reading.ts'
import { withMarket } from '../_suite.ts'
import { SAME, WITHOUT_EFFECT } from './_itemFilters.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const COPIES = formatItemId(COPIED)

/** Fields that the indexer does not have, each tried below by its name. */
const OWN = [
  ...['verifiedOnly', 'verifiedCreatorOnly', 'followingsByOwner', 'followingsByCreator', 'hide'],
  ...['secondarySale', 'haveSecondaryOwner', 'hasMetaContentOnly', 'hideItemsSupply'],
  ...['multiple', 'withBidsOnly', 'rarityRankFrom', 'rarityRankTo'],
]

/** Fields that sort. */
const SORTED = ['sort', 'traitSort']

describe('a search of the marketplace for items', () => {
  const { ask, askIndexer, pools } = withMarket()
  before(() => writeSearchFacts(pools()))

  const page = (filter: object, more: object = {}) =>
    ask(calls.searchItemsUsingPOST, { itemPageRequest: { filter, size: 1000, ...more } })
  const idsFor = async (filter: object) => {
    const { status, body } = await page(filter)
    expect(status, JSON.stringify([filter, body])).to.equal(200)
    return body.map(({ id }) => id)
  }
  const indexedFor = async (filter: object, sort = 'LATEST') => {
    const itemsSearchRequest = { filter, sort, size: 1000 }
    const { status, body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
    expect(status, JSON.stringify([filter, body])).to.equal(200)
    return body.items.map(({ id }) => id)
  }
  const decide = async (...args: string[]) => {
    const given = parseModerateArguments([...args, '--by', 'ann'])
    if (given) await applyModeration(given, pools().write)
  }

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

  /** Ids that one value of a field finds and the other one does not; together, they are all. */
  async function halves(field: string): Promise<[string[], string[]]> {
    const [yes, no] = [await idsFor({ [field]: true }), await idsFor({ [field]: false })]
    expect([...yes, ...no], field).to.have.members(await idsFor({}))
    return [yes, no]
  }

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

  it('finds what operators have verified, or their collections', async () => {
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([])
    await decide('verify', itemIdOn('SOLANA', 1))
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([itemIdOn('SOLANA', 1)])
    await decide('verify', DROP)
    const ofDrop = await idsFor({ collections: [DROP] })
    const found = await idsFor({ verifiedOnly: true })
    expect(found).to.have.members([itemIdOn('SOLANA', 1), ...ofDrop])
  })

  it('finds what verified users created', async () => {
    const byCreators = () => idsFor({ verifiedCreatorOnly: true })
    expect(await byCreators()).to.deep.equal([])
    await pools()
      .write.updateTable('items')
      .set({ creators: [addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) })] })
      .where('id', '=', itemKey(itemOn('BASE', 5)))
      .execute()
    await decide('verify', READER.userId)
    expect(await byCreators()).to.deep.equal([itemIdOn('BASE', 5)])
    const both = { verifiedCreatorOnly: true, creatorAddress: account('ETHEREUM', BOB) }
    expect(await idsFor(both)).to.deep.equal([itemIdOn('BASE', 5)])
    expect(await idsFor({ ...both, creatorAddress: account('BASE', CAROL) })).to.deep.equal([])
  })

  it('finds what followed users own and created', async () => {
    const follower = '22222222-2222-4333-8444-555555555555'
    const byFollower = {
      owned: { followingsByOwner: follower },
      made: { followingsByCreator: follower },
    }
    expect(await idsFor(byFollower.owned)).to.deep.equal([])
    await pools()
      .write.insertInto('followings')
      .values({ user_id: follower, followed_id: READER.userId, created_at: minute(1) })
      .execute()
    const wallets = [account('ETHEREUM', BOB), account('SOLANA', BOB)]
    const owned = await idsFor({ ownerAddresses: wallets })
    expect(owned).not.to.deep.equal([])
    expect(await idsFor(byFollower.owned)).to.deep.equal(owned)
    expect(await idsFor(byFollower.made)).to.deep.equal(await idsFor({ creatorAddresses: wallets }))
    const others = { ...byFollower.owned, ownerAddresses: [account('ETHEREUM', ALICE)] }
    expect(await idsFor(others)).to.deep.equal([])
    for (const nobody of ['nobody', READER.userId]) {
      expect(await idsFor({ followingsByOwner: nobody })).to.deep.equal([])
    }
  })

  it('tells apart what its only owner has hidden, and shows it so', async () => {
    const [item, collection] = [itemKey(itemOn('BASE', 2)), collectionKey(dropOn('BASE'))]
    const owner = addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) })
    const mark = { item, collection, mark: 'HIDE', user_id: READER.userId, created_at: minute(1) }
    const holders = await pools()
      .write.selectFrom('ownerships')
      .select(['item', 'collection', 'owner'])
      .where('item', '=', itemKey(COPIED))
      .execute()
    expect(holders.length).to.be.greaterThan(1)
    await pools()
      .write.insertInto('ownership_marks')
      .values([
        { ...mark, owner },
        { ...mark, item: itemKey(itemOn('BASE', 1)), owner },
        { ...mark, item: itemKey(itemOn('BASE', 3)), owner, mark: 'PIN' },
        ...holders.map((each) => ({ ...mark, ...each })),
      ])
      .execute()
    const [hidden, others] = await halves('hide')
    expect(hidden).to.deep.equal([itemIdOn('BASE', 2)])
    expect(others).to.include.members([COPIES, itemIdOn('BASE', 1)])
    for (const hide of [true, false]) {
      const { body } = await ask(searchItems, { itemPageRequest: { filter: { hide }, size: 1000 } })
      expect(body.filter((shown) => shown.hide !== hide)).to.deep.equal([])
      expect(body.map(({ id }) => id)).to.deep.equal(hide ? hidden : others)
    }
  })

  it('tells apart what others than its creators sell and hold', async () => {
    const alice = addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    await pools()
      .write.updateTable('items')
      .set({ creators: [alice] })
      .where('id', 'in', [itemKey(itemOn('ETHEREUM', 1)), itemKey(COPIED)])
      .execute()
    const [resold] = await halves('secondarySale')
    const sold = ['BASE', 'SOLANA', 'FLOW'] as const
    expect(resold).to.have.members(sold.map((chain) => itemIdOn(chain, 2)))
    const [, kept] = await halves('haveSecondaryOwner')
    expect(kept).to.deep.equal([itemIdOn('ETHEREUM', 1)])
  })

  it('finds what has content, bids, copies, and copies that are not minted', async () => {
    const { write } = pools()
    const lazy = itemIdOn('BASE', 6)
    await write
      .updateTable('items')
      .set({ lazy_supply: '3' })
      .where('id', '=', itemKey(itemOn('BASE', 6)))
      .execute()
    await write
      .updateTable('item_metadata')
      .set({ document: JSON.stringify(DOCUMENT) })
      .where('item', '=', itemKey(itemOn('FLOW', 2)))
      .execute()
    expect(await idsFor({ hasMetaContentOnly: true })).to.deep.equal([itemIdOn('FLOW', 2)])
    expect(await idsFor({ hideItemsSupply: 'HIDE_NOT_LAZY_SUPPLY' })).to.deep.equal([lazy])
    const all = await idsFor({})
    const minted = await idsFor({ hideItemsSupply: 'HIDE_LAZY_SUPPLY' })
    expect(minted).to.deep.equal(all.filter((id) => id !== lazy))
    const [multiple] = await halves('multiple')
    expect(multiple).to.deep.equal([COPIES])
    const bids = await write
      .selectFrom('items')
      .select('id')
      .where('bid_price', 'is not', null)
      .where('deleted', '=', false)
      .execute()
    const wanted = await idsFor({ withBidsOnly: true })
    expect(wanted).to.have.length(bids.length)
    expect(wanted.length).to.be.within(1, all.length - 1)
  })

  it('leaves out what operators have unlisted, and the items of such collections', async () => {
    const all = await idsFor({})
    await decide('unlist', itemIdOn('SOLANA', 2))
    expect(await idsFor({})).to.deep.equal(all.filter((id) => id !== itemIdOn('SOLANA', 2)))
    await decide('unlist', DROP)
    expect(await idsFor({ collections: [DROP] })).to.deep.equal([])
    await decide('unlist', DROP, '--undo')
    await decide('unlist', itemIdOn('SOLANA', 2), '--undo')
    expect(await idsFor({})).to.deep.equal(all)
  })

  for (const sort of ['MOST_LIKED_FIRST', 'MOST_VIEWED_FIRST'] as const) {
    it(`sorts by ${sort}, and what nobody did by its last change, on pages of any sizes`, async () => {
      const most = [
        [itemOn('BASE', 5), 3],
        [itemOn('BASE', 1), 2],
        [itemOn('FLOW', 1), 1],
      ] as const
      for (const [item, count] of most) {
        const row = {
          item: itemKey(item),
          collection: collectionKey(dropOn(item.blockchain as 'BASE' | 'FLOW')),
        }
        // The fixture was made on the first day of the year; what is older than a week counts for nothing.
        const days = [new Date(Date.UTC(2026, 0, 1)), new Date(Date.UTC(2025, 11, 20))]
        const visits = days.map((day, index) => ({
          ...row,
          day,
          visits: index === 0 ? count : 10 - count,
        }))
        const likes = Array.from({ length: count }, () => ({
          ...row,
          user_id: randomUUID(),
          created_at: minute(1),
        }))
        if (sort === 'MOST_LIKED_FIRST')
          await pools().write.insertInto('likes').values(likes).execute()
        else await pools().write.insertInto('item_visits').values(visits).execute()
      }
      const first = [itemIdOn('BASE', 5), itemIdOn('BASE', 1), itemIdOn('FLOW', 1)]
      const all = await idsFor({})
      const expected = [...first, ...all.filter((id) => !first.includes(id))]
      expect(await idsFor({ sort })).to.deep.equal(expected)
      expect((await idsFor({ sort, collections: [DROP] })).slice(0, 2)).to.deep.equal(
        first.slice(0, 2),
      )
      const found: string[] = []
      let next: string | undefined
      for (let size = 1; size === 1 || next !== undefined; size += 1) {
        const one = await page({ sort }, { size, continuation: next })
        found.push(...one.body.map(({ id }) => id))
        next = one.next
      }
      expect(found).to.deep.equal(expected)
    })
  }

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

  const byLevel = { traitSort: { key: 'Level', type: 'NUMERIC' }, collections: [DROP] }
  const SORTS: readonly (readonly [
    string,
    string,
    { traitSort?: object; collections?: string[] },
  ])[] = [
    ['DEFAULT', 'LATEST', {}],
    ['LATEST', 'LATEST', {}],
    ['RECENTLY_RECEIVED', 'OWNER_CHANGE_DATE', {}],
    ['RECENTLY_LISTED', 'RECENTLY_LISTED', {}],
    ['LOW_PRICE_FIRST', 'LOWEST_SELL', {}],
    ['HIGH_PRICE_FIRST', 'HIGHEST_SELL', {}],
    ['TRAIT', 'TRAIT', byLevel],
  ]
  for (const [sort, indexed, { traitSort, ...filter }] of SORTS) {
    it(`sorts by ${sort} as the indexer, on pages of any sizes`, async () => {
      const itemsSearchRequest = { filter, traitSort, sort: indexed, size: 1000 }
      const { body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
      const expected = body.items.map(({ id }) => id)
      const sorted = { ...filter, ...(traitSort && { traitSort }), sort }
      expect(await idsFor(sorted)).to.deep.equal(expected)
      const found: string[] = []
      let next: string | undefined
      for (let size = 1; size === 1 || next !== undefined; size += 1) {
        const one = await page(sorted, { size, continuation: next })
        found.push(...one.body.map(({ id }) => id))
        next = one.next
      }
      expect(found).to.deep.equal(expected)
    })
  }

  it('goes on behind an item that a client names by its time and id, in the order of time', async () => {
    const { body } = await askIndexer(indexer.searchItems, { itemsSearchRequest: { filter: {} } })
    const { id, lastUpdatedAt } = body.items[2] ?? { id: '', lastUpdatedAt: '' }
    const continuation = JSON.stringify({ params: [Date.parse(lastUpdatedAt), id] })
    const rest = (await page({}, { continuation })).body.map((item) => item.id)
    expect(rest).to.deep.equal((await idsFor({})).slice(3))
    const refused = await page({ sort: 'LOW_PRICE_FIRST' }, { continuation })
    expect([refused.status, refused.body.code]).to.deep.equal([400, 'VALIDATION'])
  })

  it('has 1,000 items on a page at most', async () => {
    expect((await page({}, { size: 5000 })).status).to.equal(200)
  })

  const REFUSED: Readonly<Record<string, readonly [object | undefined, string]>> = {
    'without a body': [undefined, 'Required field filter is missing'],
    'without a size': [{ filter: {} }, 'Required field size is missing'],
    'with an unknown field': [
      { filter: { colour: 'red' }, size: 1 },
      'filter.colour is no known field',
    ],
    'with a currency that has no colon': [
      { filter: { currency: 'ETH' }, size: 1 },
      'filter.currency has no blockchain before a colon',
    ],
    'with a rate of nothing': [
      { filter: { currencyRates: [{ id: formatCurrencyId(ETHER), rate: 0 }] }, size: 1 },
      'filter.currencyRates[0].rate',
    ],
    'with prices in the wrong order': [
      { filter: { minPrice: 2, maxPrice: 1 }, size: 1 },
      'minPrice must not be after maxPrice',
    ],
    'by a trait without one': [
      { filter: { sort: 'TRAIT', collections: [DROP] }, size: 1 },
      'sort TRAIT needs traitSort and collections in the filter: traitSort is missing',
    ],
    'by a trait in all collections': [
      { filter: { sort: 'TRAIT', traitSort: { key: 'Level' }, collections: [] }, size: 1 },
      'sort TRAIT needs traitSort and collections in the filter: collections is missing',
    ],
    'on a token of nobody': [
      { filter: { hasRewards: true }, size: 1, continuation: 'x' },
      '"x" is not a token that this list gav',
    ],
  }
  for (const [what, [itemPageRequest, message]] of Object.entries(REFUSED)) {
    it(`is refused ${what}`, async () => {
      const { status, body } = await ask(calls.searchItemsUsingPOST, { itemPageRequest })
      expect(status).to.equal(400)
      expect(body.message).to.contain(message)
    })
  }
})
