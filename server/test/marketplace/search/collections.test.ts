import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import { coinOf } from '../../../src/database/coins.ts'
import { collectionKey, currencyKey, itemKey } from '../../../src/database/keys/index.ts'
import * as indexer from '../../../src/indexer/calls.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { account } from '../../read-model/_addresses.ts'
import { bodyFieldsOf } from '../../read-model/_bodyFields.ts'
import {
  ALICE,
  BOB,
  CAROL,
  CHAINS,
  COPIES,
  dropOn,
  itemIdOn,
  itemOn,
  minute,
  TOKEN,
} from '../../read-model/_names.ts'
import { withMarket } from '../_suite.ts'

const idOn = (chain: (typeof CHAINS)[number]) => formatCollectionId(dropOn(chain))
const COPIED = formatCollectionId(COPIES)
const token = formatCurrencyId(TOKEN)

/** Floors of the drops: price, currency and worth in US dollars. */
const FLOORS = [
  ['ETHEREUM', '2', coinOf('ETHEREUM'), '6000'],
  ['BASE', '3', currencyKey(TOKEN), '9000'],
  ['SOLANA', '40', coinOf('SOLANA'), null],
] as const

/** Filters with the only collections that they find, by the field that is tried. */
const FOUND: Readonly<Record<string, readonly (readonly [object, readonly string[]])[]>> = {
  text: [[{ text: 'base DROP' }, [idOn('BASE')]]],
  blockchains: [
    [{ blockchains: ['BASE', 'MONAD'] }, [idOn('BASE')]],
    [{ blockchains: ['MONAD'] }, []],
  ],
  owner: [[{ owner: account('SOLANA', CAROL) }, [idOn('SOLANA'), idOn('ECLIPSE')]]],
  ownerAddresses: [
    [{ ownerAddresses: [account('APTOS', CAROL)] }, [idOn('APTOS')]],
    [{ ownerAddresses: [account('APTOS', BOB)] }, []],
    [{ ownerAddresses: [account('APTOS', CAROL)], text: 'copies' }, []],
  ],
  tags: [
    [{ tags: ['photo', 'none'] }, [idOn('BASE')]],
    [{ tags: ['music'] }, [idOn('FLOW')]],
    [{ tags: ['none'] }, []],
  ],
  multiple: [[{ multiple: true }, [COPIED]]],
  minSize: [[{ minSize: 6 }, [idOn('BASE'), idOn('SOLANA')]]],
  maxSize: [[{ minSize: 6, maxSize: 8 }, [idOn('BASE')]]],
  minFloorPrice: [
    [{ minFloorPrice: 6000 }, [idOn('ETHEREUM'), idOn('BASE')]],
    [{ minFloorPrice: 2, currency: 'NATIVE' }, [idOn('ETHEREUM'), idOn('SOLANA')]],
  ],
  maxFloorPrice: [
    [{ maxFloorPrice: 8999 }, [idOn('ETHEREUM')]],
    [{ maxFloorPrice: 2, currency: 'NATIVE' }, [idOn('ETHEREUM')]],
  ],
  floorPriceCurrency: [
    [{ floorPriceCurrency: token }, [idOn('BASE')]],
    [{ floorPriceCurrency: token, maxFloorPrice: 2.5 }, []],
  ],
  currency: [[{ currency: 'NATIVE', minFloorPrice: 3 }, [idOn('SOLANA')]]],
  minVolume: [
    [{ minVolume: 500 }, [idOn('ETHEREUM')]],
    [{ minVolume: 500, period: 'WEEK' }, []],
    [{ minVolume: 7, currency: 'NATIVE' }, [idOn('FLOW')]],
  ],
  maxVolume: [[{ minVolume: 1, maxVolume: 600 }, [idOn('ETHEREUM')]]],
  period: [[{ minVolume: 10, period: 'WEEK' }, [idOn('ETHEREUM')]]],
  hasRewards: [[{ hasRewards: true }, []]],
  hasCommunityMarketplace: [[{ hasCommunityMarketplace: true }, []]],
  showInRanking: [[{ showInRanking: false }, []]],
  showcaseListedFilter: [
    [
      { text: 'base', showcaseListedFilter: { showcaseListedOnly: true, blockchains: ['BASE'] } },
      [],
    ],
    [
      { text: 'base', showcaseListedFilter: { showcaseListedOnly: true, blockchains: ['FLOW'] } },
      [idOn('BASE')],
    ],
  ],
}

/** Filters that find all collections. */
const ALL = [
  ...[{ ownerAddresses: [] }, { tags: [] }, { blockchains: [] }, { showInRanking: true }],
  ...[{ hasRewards: false, hasCommunityMarketplace: false, verifiedOnly: false }],
  { searchingUserId: 'nobody' },
]

describe('a search of the marketplace for collections', () => {
  const { ask, askIndexer, pools } = withMarket()

  before(async () => {
    const { write } = pools()
    const unlisted = { floor_price: null, floor_currency: null, floor_usd: null }
    await write.updateTable('collections').set(unlisted).execute()
    for (const [chain, price, currency, usd] of FLOORS) {
      await write
        .updateTable('collections')
        .set({ floor_price: price, floor_currency: currency, floor_usd: usd })
        .where('id', '=', collectionKey(dropOn(chain)))
        .execute()
    }
    const counts = [
      ['BASE', '7'],
      ['SOLANA', '9'],
    ] as const
    for (const [chain, item_count] of counts) {
      await write
        .updateTable('collections')
        .set({ item_count })
        .where('id', '=', collectionKey(dropOn(chain)))
        .execute()
    }
    await write
      .updateTable('collections')
      .set({ metadata: JSON.stringify({ name: 'Drop', content: [], tags: ['art', 'music'] }) })
      .where('id', 'in', [collectionKey(dropOn('BASE')), collectionKey(dropOn('FLOW'))])
      .execute()
    await write
      .insertInto('collection_settings')
      .values([
        { collection: collectionKey(dropOn('BASE')), tags: ['photo'], updated_at: minute(1) },
        { collection: collectionKey(dropOn('SOLANA')), name: 'Mine', updated_at: minute(1) },
      ])
      .execute()
    const volumes = [
      ['ALL', 'ETHEREUM', '1', '600'],
      ['ALL', 'FLOW', '7', null],
      ['D7', 'ETHEREUM', '0.1', '60'],
    ] as const
    await write.updateTable('leaderboards').set({ volume: '0', volume_usd: null }).execute()
    for (const [period, chain, volume, volume_usd] of volumes) {
      await write
        .updateTable('leaderboards')
        .set({ volume, volume_usd })
        .where('period', '=', period)
        .where('source', '=', 'ALL')
        .where('collection', '=', collectionKey(dropOn(chain)))
        .execute()
    }
  })

  const page = (filter: object, more: object = {}) =>
    ask(calls.searchCollections, { collectionPageRequest: { filter, size: 1000, ...more } })
  const ranked = (filter: object, more: object = {}) =>
    ask(calls.searchCollectionsUsingPOST, {
      collectionPageRequest: { filter, size: 1000, ...more },
    })
  const idsFor = async (filter: object) => {
    const { status, body } = await page(filter)
    expect(status, JSON.stringify([filter, body])).to.equal(200)
    return body.map(({ id }) => id)
  }
  const decide = async (...args: string[]) => {
    const given = parseModerateArguments([...args, '--by', 'ann'])
    if (given) await applyModeration(given, pools().write)
  }

  for (const [field, tried] of Object.entries(FOUND)) {
    it(`finds by ${field}, in both orders`, async () => {
      for (const [filter, expected] of tried) {
        const what = JSON.stringify(filter)
        expect(await idsFor(filter), what).to.have.members(expected)
        expect(await idsFor({ ...filter, sort: 'VOLUME_DESC' }), what).to.have.members(expected)
      }
    })
  }

  it('is tried with every field of a filter, and finds all by others', async () => {
    const fields = bodyFieldsOf('searchCollections', 'marketplace')
    const asked = fields.flatMap((path) => /^filter\.(\w+)/.exec(path)?.[1] ?? [])
    const tried = [...Object.keys(FOUND), 'verifiedOnly', 'sort', 'searchingUserId']
    expect(tried).to.have.members([...new Set(asked)])
    const all = await idsFor({})
    expect(all).to.have.members([...CHAINS.map(idOn), COPIED])
    for (const filter of ALL) expect(await idsFor(filter)).to.deep.equal(all)
  })

  it('finds what is verified, and leaves out what is unlisted', async () => {
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([])
    await decide('verify', idOn('FLOW'))
    expect(await idsFor({ verifiedOnly: true })).to.deep.equal([idOn('FLOW')])
    await decide('unlist', idOn('FLOW'))
    for (const filter of [
      { text: 'flow' },
      { verifiedOnly: true },
      { sort: 'VOLUME_ASC', tags: ['music'] },
    ]) {
      expect(await idsFor(filter), JSON.stringify(filter)).to.deep.equal([])
    }
    await decide('unlist', idOn('FLOW'), '--undo')
    expect(await idsFor({ text: 'flow' })).to.deep.equal([idOn('FLOW')])
  })

  it('has the order of the indexer by default, and else that of sales', async () => {
    const collectionsSearchRequest = { filter: { text: 'drop' }, size: 1000 }
    const { body } = await askIndexer(indexer.searchCollection, { collectionsSearchRequest })
    expect(await idsFor({ text: 'drop' })).to.deep.equal(body.collections.map(({ id }) => id))
    const most = await idsFor({ sort: 'VOLUME_DESC' })
    expect(most.slice(0, 2)).to.deep.equal([idOn('ETHEREUM'), idOn('FLOW')])
    expect(await idsFor({ sort: 'VOLUME_ASC' })).to.deep.equal([...most].reverse())
  })

  for (const filter of [
    {},
    { text: 'o' },
    { sort: 'VOLUME_DESC' },
    { sort: 'VOLUME_ASC', text: 'drop' },
  ]) {
    it(`has pages of any sizes by ${JSON.stringify(filter)}`, async () => {
      const whole = await idsFor(filter)
      const found: string[] = []
      let next: string | undefined
      for (let size = 1; size === 1 || next !== undefined; size += 1) {
        const one = await page(filter, { size, continuation: next })
        found.push(...one.body.map(({ id }) => id))
        next = one.next
      }
      expect(found).to.deep.equal(whole)
      expect(whole.length).to.be.greaterThan(2)
    })
  }

  it('shows them as their feed by ids, and in version 4 with their sales in the period', async () => {
    const { body } = await page({ text: 'drop' })
    const requestBody = body.map(({ id }) => id)
    expect(body).to.deep.equal((await ask(calls.loadSearchableCollections, { requestBody })).body)
    const tokens = (await ask(calls.getCollectionsByIdsUsingPOST, { requestBody })).body
    const inRanking = (await ranked({ text: 'drop', period: 'WEEK' })).body
    expect(inRanking.map(({ collection }) => collection)).to.deep.equal(tokens)
    const first = inRanking.find(({ id }) => id === idOn('ETHEREUM'))
    expect(first?.statistics.amount).to.deep.equal({ value: 0.1, currency: 'ETH' })
    expect(first?.statistics.usdAmount?.value).to.equal(60)
  })

  it('shows those that are newer than the board as having sold nothing', async () => {
    const key = collectionKey(dropOn('APTOS'))
    await pools().write.deleteFrom('leaderboards').where('collection', '=', key).execute()
    const [found] = (await ranked({ text: 'aptos', maxVolume: 0 })).body
    expect(found?.statistics.usdAmount).to.deep.equal({ value: 0, currency: 'USD' })
    expect(found?.id).to.equal(idOn('APTOS'))
  })

  it('is refused by wrong ranges, currencies and tokens', async () => {
    const { next } = await page({}, { size: 1 })
    const refused = [
      await page({ minSize: 2, maxSize: 1 }),
      await page({ floorPriceCurrency: 'ETH' }),
      await page({ sort: 'VOLUME_DESC' }, { continuation: next }),
      await ranked({ colour: 'red' }),
      await ask(calls.searchCollections, {}),
      await ask(calls.searchCollectionsUsingPOST, {}),
    ]
    expect(refused.map(({ status }) => status)).to.deep.equal(refused.map(() => 400))
  })

  it('finds the collections of items that somebody holds or created', async () => {
    const of = async (itemsCollectionsRequest: object) => {
      const answer = await ask(calls.searchCollectionsOfItems, { itemsCollectionsRequest })
      return answer.status === 200 ? answer.body : answer.status
    }
    const bob = account('ETHEREUM', BOB)
    expect(await of({ owner: bob })).to.deep.equal([idOn('ETHEREUM'), COPIED, idOn('BASE')])
    expect(await of({ owner: bob, blockchains: ['BASE'] })).to.deep.equal([idOn('BASE')])
    expect(await of({ owner: bob, text: 'copies' })).to.deep.equal([COPIED])
    expect(await of({ creator: account('SOLANA', CAROL) })).to.deep.equal([
      idOn('SOLANA'),
      idOn('ECLIPSE'),
    ])
    expect(await of({ owner: bob, creator: account('ETHEREUM', CAROL) })).to.deep.equal([
      idOn('ETHEREUM'),
      idOn('BASE'),
    ])
    expect(await of({ owner: bob, creator: account('ETHEREUM', ALICE) })).to.deep.equal([])
    expect(await of({ text: 'copies' })).to.equal(400)
    const first = await ask(calls.searchCollectionsOfItems, {
      itemsCollectionsRequest: { owner: bob, size: 2 },
    })
    expect(await of({ owner: bob, continuation: first.next })).to.deep.equal([idOn('BASE')])
    await decide('unlist', COPIED)
    expect(await of({ owner: bob })).to.deep.equal([idOn('ETHEREUM'), idOn('BASE')])
    await decide('unlist', COPIED, '--undo')
  })

  describe('finds the cheapest items of collections', () => {
    const price = (number: number, coins: string, usd: string | null, currency = coinOf('BASE')) =>
      pools()
        .write.updateTable('items')
        .set({ sell_price: coins, sell_usd: usd, sell_currency: currency })
        .where('id', '=', itemKey(itemOn('BASE', number)))
        .execute()
    const cheapest = async (
      call: (typeof CHEAPEST)[number],
      collectionIds: string[],
      size?: number,
    ) => {
      const { status, body } = await ask(call, { collectionIds, size })
      expect(status, JSON.stringify(body)).to.equal(200)
      return body.map(({ collectionId, items }) => [collectionId, items.map(({ id }) => id)])
    }
    const CHEAPEST = [
      calls.searchCheapestUsingGET,
      calls.getCheapestItems,
      calls.getCheapestItemsByCurrencyRate,
    ] as const
    const [first, third, fifth] = [1, 3, 5].map((number) => itemIdOn('BASE', number))
    before(async () => {
      await price(1, '0.5', '1500')
      await price(3, '0.4', null)
      await price(5, '9', '10', currencyKey(TOKEN))
    })

    it('by coins, or by their worth', async () => {
      const [v4, coins, worth] = CHEAPEST
      const second = itemIdOn('BASE', 2)
      for (const call of [v4, coins]) {
        const found = await cheapest(call, [idOn('BASE'), idOn('APTOS'), idOn('BASE')], 10)
        expect(found).to.deep.equal([[idOn('BASE'), [third, first, second]]])
      }
      expect((await cheapest(worth, [idOn('BASE')], 2))[0]?.[1]).to.deep.equal([fifth, first])
    })

    it('of each as many as are asked for, in the order of the collections', async () => {
      const found = await cheapest(
        calls.getCheapestItems,
        [COPIED, idOn('BASE'), idOn('SOLANA')],
        1,
      )
      expect(found.map(([id]) => id)).to.deep.equal([COPIED, idOn('BASE'), idOn('SOLANA')])
      expect(found[1]?.[1]).to.deep.equal([third])
    })

    it('1,000 in all at most, and so of many collections one each', async () => {
      const others = Array.from(
        { length: 700 },
        (_, index) => `BASE:0x${String(index + 1).padStart(40, '0')}`,
      )
      const found = await cheapest(calls.getCheapestItems, [...others, idOn('BASE')], 1000)
      expect(found).to.deep.equal([[idOn('BASE'), [third]]])
    })

    it('without what operators have unlisted, and not without collections', async () => {
      await decide('unlist', String(third))
      expect((await cheapest(calls.getCheapestItems, [idOn('BASE')], 1))[0]?.[1]).to.deep.equal([
        first,
      ])
      await decide('unlist', idOn('BASE'))
      expect(await cheapest(calls.getCheapestItems, [idOn('BASE')], 1)).to.deep.equal([])
      for (const collectionIds of [[], ['BASE']]) {
        expect((await ask(calls.getCheapestItems, { collectionIds, size: 1 })).status).to.equal(400)
      }
    })
  })
})
