import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import { addressKey, collectionKey, itemKey } from '../../../src/database/keys/index.ts'
import * as indexer from '../../../src/indexer/calls.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { account, wallet } from '../../read-model/_addresses.ts'
import { bodyFieldsOf } from '../../read-model/_bodyFields.ts'
import { ALICE, BOB, dropOn, itemIdOn, itemOn, minute, TOKEN } from '../../read-model/_names.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { READER } from '../_reading.ts'
import { withMarket } from '../_suite.ts'

const DROP = formatCollectionId(dropOn('BASE'))
const token = formatCurrencyId(TOKEN)
const OWNER = account('BASE', BOB)
const BOB_ON_BASE = addressKey({ blockchain: 'BASE', address: wallet('BASE', BOB) })
const [alice, bob] = [account('BASE', ALICE), account('SOLANA', BOB)]

/** Filters for ownerships with those of the indexer that ask for the same, by the field that is tried. */
const SAME: Readonly<Record<string, readonly (readonly [object, object])[]>> = {
  owner: [[{ owner: bob }, { owners: [bob] }]],
  ownerAddresses: [
    [{ ownerAddresses: [bob] }, { owners: [bob] }],
    [{ ownerAddresses: [bob], owner: alice }, { owners: [alice, bob] }],
    [{ ownerAddresses: [] }, {}],
  ],
  collections: [[{ collections: [DROP] }, { collections: [DROP] }]],
  itemIds: [[{ itemIds: [itemIdOn('BASE', 2)] }, { items: [itemIdOn('BASE', 2)] }]],
  blockchains: [[{ blockchains: ['BASE', 'MONAD'] }, { blockchains: ['BASE'] }]],
  platforms: [[{ platforms: ['OPEN_SEA'] }, { sellPlatforms: ['OPEN_SEA'] }]],
  currency: [[{ currency: token }, { sellCurrency: token }]],
  minPrice: [[{ minPrice: 5 }, { sellPriceFrom: 5 }]],
  maxPrice: [[{ maxPrice: 5 }, { sellPriceTo: 5 }]],
  currencyRates: [
    [
      { currencyRates: [{ id: 'SOLANA:native', rate: 4 }], minPrice: 4 },
      { sellCurrency: 'SOLANA:native', sellPriceFrom: 1 },
    ],
  ],
  categories: [[{ categories: ['art'] }, { blockchains: [] }]],
}

describe('a search of the marketplace for ownerships', () => {
  const { ask, askIndexer, pools } = withMarket()
  before(() => writeSearchFacts(pools()))

  const page = (filter: object, more: object = {}) =>
    ask(calls.searchOwnerships, { ownershipPageRequest: { filter, size: 1000, ...more } })
  const found = async (filter: object) => {
    const { status, body } = await page(filter)
    expect(status, JSON.stringify([filter, body])).to.equal(200)
    return body
  }
  const idsFor = async (filter: object) => (await found(filter)).map(({ id }) => id)
  const indexedFor = async (filter: object, sort = 'LATEST') => {
    const ownershipSearchRequest = { filter, sort, size: 1000 }
    const { body } = await askIndexer(indexer.searchOwnerships, { ownershipSearchRequest })
    return body.ownerships.map(({ id }) => id)
  }
  const decide = async (...args: string[]) => {
    const given = parseModerateArguments([...args, '--by', 'ann'])
    if (given) await applyModeration(given, pools().write)
  }

  for (const [field, pairs] of Object.entries(SAME)) {
    it(`finds by ${field} what the indexer finds, in its order`, async () => {
      for (const [filter, indexed] of pairs) {
        expect(await idsFor(filter), JSON.stringify(filter)).to.deep.equal(
          await indexedFor(indexed),
        )
      }
      const [[first = {}] = []] = pairs
      expect((await idsFor(first)).length).to.be.lessThan((await indexedFor({})).length)
    })
  }

  it('is tried with every field of a filter', () => {
    const fields = bodyFieldsOf('searchOwnerships', 'marketplace')
    const asked = fields.flatMap((path) => /^filter\.(\w+)/.exec(path)?.[1] ?? [])
    const own = ['text', 'statuses', 'traits', 'verifiedOnly', 'incoming', 'hide', 'lazy', 'sort']
    const withoutEffect = ['searchingUserId', 'nsfw']
    expect([...Object.keys(SAME), ...own, ...withoutEffect]).to.have.members([...new Set(asked)])
  })

  /** Tries that a filter finds the ownerships that meet a condition, in the order of all, and neither all nor none. */
  async function finds(
    filter: object,
    isMet: (one: Awaited<ReturnType<typeof found>>[number]) => boolean,
  ) {
    const all = await found({})
    const met = all.filter(isMet)
    expect(met.length, JSON.stringify(filter)).to.be.within(1, all.length - 1)
    expect(await found(filter), JSON.stringify(filter)).to.deep.equal(met)
  }

  it('finds what is listed, and what is not', async () => {
    const all = await idsFor({})
    const [listed, others] = [
      await idsFor({ statuses: ['FIXED_PRICE'] }),
      await idsFor({ statuses: ['NOT_FOR_SALE'] }),
    ]
    expect([...listed, ...others]).to.have.members(all)
    expect([listed.length > 0, others.length > 0]).to.deep.equal([true, true])
    expect(await idsFor({ statuses: ['AUCTION'] })).to.deep.equal([])
    expect(await idsFor({ statuses: [] })).to.deep.equal(all)
  })

  it('finds names and traits of items', async () => {
    const items = async (filter: object) => {
      const { body } = await ask(calls.searchItemsUsingPOST, {
        itemPageRequest: { filter, size: 1000 },
      })
      return new Set(body.map(({ id }) => id))
    }
    for (const filter of [
      { text: 'red DRAGON' },
      { text: 'red', blockchains: ['BASE'] },
      { traits: [{ key: 'Color', values: ['Blue'] }] },
      { traits: [{ key: 'Level', range: { from: 9.75 } }] },
    ]) {
      const ids = await items(filter)
      await finds(filter, ({ itemId = '' }) => ids.has(itemId))
    }
    expect(await idsFor({ text: ' ' })).to.deep.equal(await idsFor({}))
  })

  it('finds what was minted and bought without what was received', async () => {
    const received = await pools()
      .read.selectFrom('ownerships')
      .select('item')
      .where('source', '=', 'TRANSFER')
      .where('value', '>', '0')
      .execute()
    const all = await idsFor({ incoming: true })
    expect(all).to.deep.equal(await idsFor({}))
    expect(await idsFor({ incoming: false })).to.have.length(all.length - received.length)
    expect(received.length).to.be.greaterThan(0)
  })

  it('finds copies that are not minted, or those that are', async () => {
    await pools()
      .write.updateTable('ownerships')
      .set({ lazy_value: '2' })
      .where('item', '=', itemKey(itemOn('BASE', 6)))
      .execute()
    await finds({ lazy: true }, ({ itemId }) => itemId === itemIdOn('BASE', 6))
    await finds({ lazy: false }, ({ itemId }) => itemId !== itemIdOn('BASE', 6))
  })

  it('finds what is verified, tells apart what is hidden, and leaves out what is unlisted', async () => {
    await decide('verify', DROP)
    await finds({ verifiedOnly: true }, ({ collection }) => collection.id === DROP)
    const owner = BOB_ON_BASE
    const collection = collectionKey(dropOn('BASE'))
    const mark = { item: itemKey(itemOn('BASE', 2)), collection, owner, user_id: READER.userId }
    await pools()
      .write.insertInto('ownership_marks')
      .values({ ...mark, mark: 'HIDE', created_at: minute(1) })
      .execute()
    await finds({ hide: true }, ({ itemId }) => itemId === itemIdOn('BASE', 2))
    await finds({ hide: false }, ({ itemId }) => itemId !== itemIdOn('BASE', 2))
    const all = await idsFor({})
    await decide('unlist', DROP)
    const left = await idsFor({})
    expect(left).to.deep.equal(all.filter((id) => !id.startsWith(DROP)))
    expect(left.length).to.be.lessThan(all.length)
    await decide('unlist', DROP, '--undo')
  })

  it('shows what its owner pinned first, and then the latest change', async () => {
    const owned = await idsFor({ owner: OWNER, sort: 'LATEST' })
    const [item, collection] = [itemKey(itemOn('BASE', 3)), collectionKey(dropOn('BASE'))]
    const mark = { item, collection, owner: BOB_ON_BASE, mark: 'PIN', user_id: READER.userId }
    await pools()
      .write.insertInto('ownership_marks')
      .values({ ...mark, created_at: minute(1) })
      .execute()
    const pinned = owned.find((id) => id.startsWith(`${itemIdOn('BASE', 3)}:`)) ?? ''
    const others = owned.filter((id) => id !== pinned)
    expect(owned[0]).not.to.equal(pinned)
    expect(await idsFor({ owner: OWNER })).to.deep.equal([pinned, ...others])
    expect(await idsFor({})).to.deep.equal(await idsFor({ sort: 'LATEST' }))
  })

  const SORTS: readonly (readonly [string, string | undefined, object])[] = [
    ['DEFAULT', undefined, { owner: OWNER }],
    ['LATEST', 'LATEST', {}],
    ['LOW_PRICE_FIRST', 'LOWEST_SELL', {}],
    ['HIGH_PRICE_FIRST', 'HIGHEST_SELL', {}],
    ['LATEST_CREATED', undefined, {}],
    ['LATEST_CREATED', undefined, { owner: OWNER }],
  ]
  for (const [sort, indexed, filter] of SORTS) {
    const whose = 'owner' in filter ? ', of an owner' : ''
    it(`sorts by ${sort} on pages of any sizes${whose}`, async () => {
      const whole = await found({ ...filter, sort })
      if (indexed) expect(whole.map(({ id }) => id)).to.deep.equal(await indexedFor({}, indexed))
      if (sort === 'LATEST_CREATED') {
        const times = whole.map(({ protocolCreatedAt = '' }) => protocolCreatedAt)
        expect(times).to.deep.equal([...times].sort().reverse())
        expect(new Set(times).size).to.be.greaterThan(1)
      }
      const paged: typeof whole = []
      let next: string | undefined
      for (let size = 1; size === 1 || next !== undefined; size += 1) {
        const one = await page({ ...filter, sort }, { size, continuation: next })
        paged.push(...one.body)
        next = one.next
      }
      expect(paged).to.deep.equal(whole)
    })
  }

  it('shows the same of them as their feed by ids', async () => {
    const body = await found({ owner: bob })
    const requestBody = body.map(({ id }) => id)
    expect(body).to.deep.equal((await ask(calls.loadSearchableOwnerships, { requestBody })).body)
  })

  it('is refused without a filter, by an id that is none, and on a token of another order', async () => {
    const { next } = await page({ sort: 'LATEST' }, { size: 1 })
    const refused = [
      await ask(calls.searchOwnerships, {}),
      await ask(calls.searchOwnerships, { ownershipPageRequest: { size: 1 } }),
      await page({ itemIds: ['BASE'] }),
      await page({ sort: 'LATEST_CREATED' }, { continuation: next }),
    ]
    expect(refused.map(({ status }) => status)).to.deep.equal([400, 400, 400, 400])
  })
})
