import {
  OWNERSHIP_SEARCH_SORTS,
  type OwnershipSearchSort,
} from '@mintline/core/enumerations/indexer'
import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Selectable } from 'kysely'
import type { Ownerships } from '../../../src/database/tables.ts'
import * as calls from '../../../src/indexer/calls.ts'
import {
  accountOf,
  collectionIdOf,
  itemIdOf,
  ownershipIdOf,
} from '../../../src/read-model/ids/texts.ts'
import { account } from '../_addresses.ts'
import { ALICE, BOB, CAROL, CHAINS, COPIED, COPIES, dropOn, itemIdOn, minute } from '../_names.ts'
import { withWorld } from '../_suite.ts'
import { CURRENCIES, writeSearchFacts } from './_facts.ts'
import { compareKeys, hasPrice, priceKeys } from './_plainItems.ts'
import { anyOf, isAmong, pageSizes, searching } from './_search.ts'

interface Filter {
  readonly blockchains: string[]
  readonly owners: string[]
  readonly collections: string[]
  readonly items: string[]
  readonly beforeDate: string
  readonly afterDate: string
  readonly sellPriceFrom: number
  readonly sellPriceTo: number
  readonly sellCurrency: string
  readonly sellPlatforms: string[]
}

type Row = Selectable<Ownerships>

const isAskedFor = (row: Row, filter: Partial<Filter>): boolean =>
  Number(row.value) + Number(row.lazy_value) > 0 &&
  isAmong(itemIdOf(row.item).split(':')[0] ?? '', filter.blockchains) &&
  isAmong(accountOf(row.owner), filter.owners) &&
  isAmong(collectionIdOf(row.collection), filter.collections) &&
  isAmong(itemIdOf(row.item), filter.items) &&
  row.updated_at >= new Date(filter.afterDate ?? 0) &&
  row.updated_at <= new Date(filter.beforeDate ?? '2100-01-01T00:00:00Z') &&
  hasPrice(row, 'sell', filter)

function keysOf(row: Row, sort: OwnershipSearchSort, filter: Partial<Filter>) {
  const isUp = sort === 'LOWEST_SELL' || sort === 'EARLIEST'
  const isByPrice = sort === 'LOWEST_SELL' || sort === 'HIGHEST_SELL'
  const isOne = filter.sellCurrency !== undefined
  return {
    id: ownershipIdOf(row.item, row.owner),
    isUp,
    keys: [
      ...(isByPrice ? priceKeys(row, 'sell', isUp, isOne) : []),
      row.updated_at.getTime(),
      row.item,
      row.owner,
    ],
  }
}

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
const time = fc.integer({ min: 0, max: 8 }).map((count) => minute(count).toISOString())
const price = fc.integer({ min: 0, max: 22 }).map((halves) => halves / 2)
const FILTER = anyOf<Filter>({
  blockchains: some<string>(...CHAINS, 'IMMUTABLEX'),
  owners: some(
    ...[ALICE, BOB, CAROL].flatMap((seed) => [account('BASE', seed), account('SOLANA', seed)]),
  ),
  collections: some(...CHAINS.map(dropOn), COPIES).map((ids) => ids.map(formatCollectionId)),
  items: some(formatItemId(COPIED), itemIdOn('BASE', 2), itemIdOn('APTOS', 1), itemIdOn('FLOW', 4)),
  beforeDate: time,
  afterDate: time,
  sellPriceFrom: price,
  sellPriceTo: price,
  sellCurrency: fc.constantFrom(...CURRENCIES),
  sellPlatforms: some('MINTLINE', 'OPEN_SEA'),
}).filter(
  ({ afterDate = '', beforeDate = '~', sellPriceFrom: from = 0, sellPriceTo: to = 99 }) =>
    afterDate <= beforeDate && from <= to,
)

describe('a search for ownerships', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, { call: calls.searchOwnerships, list: 'ownerships' })

  before(() => writeSearchFacts(pools()))

  for (const sort of OWNERSHIP_SEARCH_SORTS) {
    it(`finds what meets all conditions, in the order ${sort}, on pages of any sizes`, async () => {
      const rows = await pools().read.selectFrom('ownerships').selectAll().execute()
      await fc.assert(
        fc.asyncProperty(FILTER, pageSizes, async (filter, sizes) => {
          const expected = rows
            .filter((row) => isAskedFor(row, filter))
            .map((row) => keysOf(row, sort, filter))
            .sort((one, other) => compareKeys(one.keys, other.keys) * (one.isUp ? 1 : -1))
            .map(({ id }) => id)
          expect(await search.pages({ filter, sort }, sizes)).to.deep.equal(expected)
        }),
        { numRuns: 25 },
      )
    })
  }

  it('finds nothing where a list of what is asked for is empty', async () => {
    const names = ['blockchains', 'owners', 'collections', 'items', 'sellPlatforms']
    for (const name of names) {
      for (const sort of OWNERSHIP_SEARCH_SORTS) {
        expect((await search.page({ filter: { [name]: [] }, sort })).ids, name).to.deep.equal([])
      }
    }
  })

  it('is refused with a token of another order', async () => {
    for (const sort of OWNERSHIP_SEARCH_SORTS) {
      const { next } = await search.page({ filter: {}, sort, size: 1 })
      for (const other of OWNERSHIP_SEARCH_SORTS.filter((each) => each !== sort)) {
        const refused = await search.refusal({ filter: {}, sort: other, continuation: next })
        expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
      }
    }
  })

  const refusals: Record<string, [object, string]> = {
    'a size above 1,000': [{ filter: {}, size: 1001 }, 'size must be at most 1000'],
    'an unknown field': [{ filter: { item: 'x' } }, 'filter.item is no known field. Known are '],
    'an unknown order': [{ filter: {}, sort: 'BEST' }, 'sort must be one of LATEST, EARLIEST, '],
    'times in the wrong order': [
      { filter: { afterDate: minute(2).toISOString(), beforeDate: minute(1).toISOString() } },
      'In filter, afterDate must not be after beforeDate',
    ],
    'prices in the wrong order': [
      { filter: { sellPriceFrom: 2, sellPriceTo: 1 } },
      'In filter, sellPriceFrom must not be after sellPriceTo',
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
