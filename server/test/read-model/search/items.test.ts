import {
  ITEM_SEARCH_FULL_TEXT_FIELDS,
  ITEMS_SEARCH_SORTS,
  type ItemsSearchSort,
} from '@mintline/core/enumerations/indexer'
import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import * as calls from '../../../src/indexer/calls.ts'
import { itemIdOf } from '../../../src/read-model/ids/texts.ts'
import { account } from '../_addresses.ts'
import { ALICE, BOB, CAROL, CHAINS, COPIES, dropOn, ETHER, minute } from '../_names.ts'
import { withWorld } from '../_suite.ts'
import { CURRENCIES, NAMES, writeSearchFacts } from './_facts.ts'
import { compareKeys, type ItemFilter, isAskedFor, sortKeys } from './_plainItems.ts'
import { anyOf, pageSizes, searching } from './_search.ts'

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
const time = fc.integer({ min: 0, max: 8 }).map((count) => minute(count).toISOString())
const price = fc.integer({ min: 0, max: 22 }).map((halves) => halves / 2)
const text = fc.constantFrom(
  ...['red', 'DRAGON  red', 'CAFÉ', 'cafe', '%', '_', '\\', '"', "'b", '🐸', 'עולם', 'e', '#'],
  ...['', ' \t', '!!!', 'no such', '100% wool', 'ｗｏｏｌ', 'blue', 'x'.repeat(10_000)],
  'a b c d e f g h i j k l m',
)
const currency = fc.constantFrom(...CURRENCIES)
const traits = fc.constantFrom<ItemFilter['traits'][number]>(
  { key: 'Color', value: 'Red' },
  { key: 'Color', value: 'Red', values: ['Blue'] },
  { key: 'Color', values: ['Green', 'Blue'] },
  { key: 'Color', values: [] },
  { key: 'Level' },
  { key: 'Size', value: 'Big' },
)
const range = fc
  .tuple(price, price)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
const users = some(
  ...[ALICE, BOB, CAROL].flatMap((seed) => [account('BASE', seed), account('SOLANA', seed)]),
)
const platforms = some('MINTLINE', 'OPEN_SEA')

const FILTER = anyOf<ItemFilter>({
  blockchains: some<string>(...CHAINS, 'IMMUTABLEX'),
  collections: some(...CHAINS.map(dropOn), COPIES).map((ids) => ids.map(formatCollectionId)),
  deleted: fc.boolean(),
  names: some('RED DRAGON', 'cafe noir', '100% wool', 'nobody'),
  fullText: fc.oneof(
    text.map((each) => ({ text: each })),
    fc.record({ text, fields: fc.subarray([...ITEM_SEARCH_FULL_TEXT_FIELDS]) }),
  ),
  traits: fc.array(traits, { maxLength: 2 }),
  traitRanges: fc.array(
    range.map((valueRange) => ({ key: 'Level', valueRange })),
    { maxLength: 2 },
  ),
  creators: users,
  owners: users,
  mintedAtFrom: time,
  mintedAtTo: time,
  lastUpdatedAtFrom: time,
  lastUpdatedAtTo: time,
  sellPriceFrom: price,
  sellPriceTo: price,
  sellCurrency: currency,
  sellPlatforms: platforms,
  bidPriceFrom: price,
  bidPriceTo: price,
  bidCurrency: currency,
  bidPlatforms: platforms,
  onSale: fc.boolean(),
}).filter(
  ({
    mintedAtFrom: one = '',
    mintedAtTo: two = '~',
    lastUpdatedAtFrom: three = '',
    lastUpdatedAtTo: four = '~',
    sellPriceFrom: five = 0,
    sellPriceTo: six = 99,
    bidPriceFrom: seven = 0,
    bidPriceTo: eight = 99,
  }) => one <= two && three <= four && five <= six && seven <= eight,
)

const TRAIT = fc.record(
  {
    key: fc.constantFrom('Level', 'Color', 'Hat'),
    order: fc.constantFrom('ASC', 'DESC'),
    type: fc.constantFrom('TEXT', 'NUMERIC'),
  },
  { requiredKeys: ['key'] },
)
const DROPS = CHAINS.map((chain) => formatCollectionId(dropOn(chain)))

describe('a search for items', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, { call: calls.searchItems, list: 'items' })

  before(() => writeSearchFacts(pools()))

  const plainItems = () =>
    pools()
      .read.selectFrom('items')
      .leftJoin('item_metadata', 'item_metadata.item', 'items.id')
      .selectAll('items')
      .select('item_metadata.document')
      .execute()

  for (const sort of ITEMS_SEARCH_SORTS) {
    it(`finds what meets all conditions, in the order ${sort}, on pages of any sizes`, async () => {
      const rows = await plainItems()
      await fc.assert(
        fc.asyncProperty(FILTER, TRAIT, pageSizes, async (given, traitSort, sizes) => {
          const filter = sort === 'TRAIT' ? { collections: DROPS, ...given } : given
          const expected = sorted(
            rows.filter((row) => isAskedFor(row, filter)),
            sort,
            filter,
            traitSort,
          )
          const found = await search.pages({ filter, sort, traitSort }, sizes)
          expect(found).to.deep.equal(expected)
        }),
        { numRuns: 15 },
      )
    })
  }

  function sorted(
    rows: Awaited<ReturnType<typeof plainItems>>,
    sort: ItemsSearchSort,
    filter: Partial<ItemFilter>,
    trait: { key: string },
  ): string[] {
    const all = rows.map((row) => {
      const [keys, isUp] = sortKeys(row, sort, filter, trait)
      return { id: itemIdOf(row.id), keys: [...keys, row.updated_at.getTime(), row.id], isUp }
    })
    return all
      .sort((one, other) => compareKeys(one.keys, other.keys) * (one.isUp ? 1 : -1))
      .map(({ id }) => id)
  }

  it('finds whole names and words as they are written, in any case and without accents', async () => {
    const named = async (filter: object) => {
      const { found } = await search.page({ filter, sort: 'NAME_ASC' })
      const ids = found.map(({ id }) => id)
      const rows = await plainItems()
      const names = ids.map((id) => rows.find((row) => itemIdOf(row.id) === id)?.name)
      return [...new Set(names)]
    }
    const words = (each: string) => named({ fullText: { text: each } })
    expect(await words('dragon red')).to.deep.equal(['RED dragon', 'Red Dragon #1'])
    expect(await words('CAFÉ')).to.deep.equal(['CAFE\u0301 au lait', 'Café Noir'])
    expect(await words('%')).to.deep.equal(['100% Wool'])
    expect(await words('_')).to.deep.equal(['under_score'])
    expect(await words('\\')).to.deep.equal(['back\\slash'])
    expect(await words(`"QUOTED" o'b`)).to.deep.equal([`O'Brien "quoted"`])
    expect(await words('🐸')).to.deep.equal(['🐸 Frog'])
    expect(await words('םלוע')).to.deep.equal([])
    expect(await words('עולם')).to.deep.equal(['שלום עולם'])
    expect(await words('ＤＲＡＧＯＮ')).to.deep.equal(['RED dragon', 'Red Dragon #1'])
    expect(await words("' or true --")).to.deep.equal([])
    expect(await words('')).to.have.members([...new Set(NAMES)])
    expect(await named({ names: ['RED', 'cafe noir', 'drag'] })).to.deep.equal(['Café Noir', 'red'])
  })

  it('finds what begins with the words before what has them', async () => {
    const body = { filter: { fullText: { text: 'dragon' } }, sort: 'RELEVANCE' }
    const { write } = pools()
    const first = (await search.page(body)).ids.at(-1) ?? ''
    const row = (await plainItems()).find(({ id }) => itemIdOf(id) === first)
    await write
      .updateTable('items')
      .set({ name: 'Dragon of old' })
      .where('id', '=', row?.id as Buffer)
      .execute()
    expect((await search.page(body)).ids[0]).to.equal(first)
    await write
      .updateTable('items')
      .set({ name: row?.name ?? null })
      .where('id', '=', row?.id as Buffer)
      .execute()
  })

  it('is refused with a token of another order', async () => {
    const collections = DROPS
    const traitSort = { key: 'Level' }
    const orders = [
      ...ITEMS_SEARCH_SORTS.map((sort) => ({ filter: { collections }, traitSort, sort })),
      { filter: { collections }, sort: 'TRAIT', traitSort: { key: 'Color' } },
      { filter: { collections }, sort: 'TRAIT', traitSort: { key: 'Level', order: 'DESC' } },
      { filter: { collections, sellCurrency: formatCurrencyId(ETHER) }, sort: 'LOWEST_SELL' },
    ]
    for (const order of orders) {
      const { next } = await search.page({ ...order, size: 1 })
      expect(next, JSON.stringify(order)).to.be.a('string')
      for (const other of orders.filter((each) => each !== order)) {
        const refused = await search.refusal({ ...other, continuation: next })
        expect([refused.status, refused.code], JSON.stringify([order, other])).to.deep.equal([
          400,
          'VALIDATION',
        ])
      }
    }
  })

  const collections = [DROPS[0]]
  const refusals: Record<string, [object, string]> = {
    'the order TRAIT and no trait': [
      { filter: { collections }, sort: 'TRAIT' },
      'sort TRAIT needs traitSort and filter.collections: traitSort is missing',
    ],
    'the order TRAIT and no collections': [
      { filter: {}, sort: 'TRAIT', traitSort: { key: 'Level' } },
      'sort TRAIT needs traitSort and filter.collections: filter.collections is missing',
    ],
    'a size above 1,000': [{ filter: {}, size: 1001 }, 'size must be at most 1000'],
    'an unknown field': [{ filter: { name: 'x' } }, 'filter.name is no known field. Known are '],
    'an unknown field of a list': [
      { filter: { traits: [{ key: 'Color', is: 'Red' }] } },
      'filter.traits[0].is is no known field. Known are key, value, values',
    ],
    'an unknown order': [{ filter: {}, sort: 'BEST' }, 'sort must be one of RELEVANCE, LATEST, '],
    'an unknown order of a trait': [
      { filter: { collections }, sort: 'TRAIT', traitSort: { key: 'a', order: 'UP' } },
      'traitSort.order must be one of ASC, DESC, not "UP"',
    ],
    'an unknown text': [
      { filter: { fullText: { text: 'a', fields: ['TITLE'] } } },
      'filter.fullText.fields[0] must be one of NAME, DESCRIPTION, TRAIT_VALUE, not "TITLE"',
    ],
    'an unknown platform': [
      { filter: { sellPlatforms: ['EBAY'] } },
      'filter.sellPlatforms[0] must be one of MINTLINE, OPEN_SEA, ',
    ],
    'times in the wrong order': [
      { filter: { mintedAtFrom: minute(2).toISOString(), mintedAtTo: minute(1).toISOString() } },
      'In filter, mintedAtFrom must not be after mintedAtTo',
    ],
    'prices in the wrong order': [
      { filter: { bidPriceFrom: 2, bidPriceTo: 1 } },
      'In filter, bidPriceFrom must not be after bidPriceTo',
    ],
    'numbers in the wrong order': [
      { filter: { traitRanges: [{ key: 'Level', valueRange: { from: 2, to: 1 } }] } },
      'In filter.traitRanges[0].valueRange, from must not be after to',
    ],
    'the character U+0000': [
      { filter: { fullText: { text: 'a\u0000b' } } },
      'The body has the character U+0000',
    ],
  }
  for (const [what, [body, message]] of Object.entries(refusals)) {
    it(`is refused with ${what}`, async () => {
      const refused = await search.refusal(body as Record<string, unknown>)
      expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
      expect(refused.message?.startsWith(message), refused.message).to.equal(true)
    })
  }
})
