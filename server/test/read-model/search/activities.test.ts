import { ACTIVITY_TYPES, type ActivityType } from '@mintline/core/enumerations/indexer'
import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Selectable } from 'kysely'
import type { Activities } from '../../../src/database/tables.ts'
import * as calls from '../../../src/indexer/calls.ts'
import {
  accountOf,
  activityIdOf,
  collectionIdOf,
  currencyIdOf,
  itemIdOf,
} from '../../../src/read-model/ids/texts.ts'
import { account } from '../_addresses.ts'
import {
  ALICE,
  BOB,
  CAROL,
  CHAINS,
  COPIED,
  COPIES,
  dropOn,
  ETHER,
  itemIdOn,
  minute,
  TOKEN,
} from '../_names.ts'
import { withWorld } from '../_suite.ts'
import { anyOf, isAmong, pageSizes, searching } from './_search.ts'

interface Filter {
  readonly blockchains: string[]
  readonly types: ActivityType[]
  readonly collections: string[]
  readonly items: string[]
  readonly users: Partial<Record<'any' | 'from' | 'to', string[]>>
  readonly currencies: { bid?: string[] }
  readonly from: string
  readonly to: string
  readonly fromBlockInclusive: number
  readonly toBlockExclusive: number
}

type Row = Selectable<Activities>

const BRIDGES: Readonly<Record<string, string>> = {
  SEND_TO_CHAIN: 'BRIDGE_TO',
  RECEIVE_FROM_CHAIN: 'BRIDGE_FROM',
}

/** True if an activity is asked for, said as plainly as can be. */
function isAskedFor(row: Row, filter: Partial<Filter>): boolean {
  const { users = {}, currencies = {}, fromBlockInclusive: first, toBlockExclusive: end } = filter
  const [from, to] = [row.from_account, row.to_account].map((key) => (key ? accountOf(key) : ''))
  const isBid = row.type === 'BID'
  const block = Number(row.block)
  return (
    isAmong(activityIdOf(row.id).split(':')[0] ?? '', filter.blockchains) &&
    isAmong(BRIDGES[row.type] ?? row.type, filter.types) &&
    isAmong(collectionIdOf(row.collection), filter.collections) &&
    isAmong(row.item ? itemIdOf(row.item) : '', filter.items) &&
    isAmong(from, users.from) &&
    isAmong(to, users.to) &&
    (isAmong(from, users.any) || isAmong(to, users.any)) &&
    (!isBid || isAmong(row.currency ? currencyIdOf(row.currency) : '', currencies.bid)) &&
    row.at >= new Date(filter.from ?? 0) &&
    row.at <= new Date(filter.to ?? '2100-01-01T00:00:00Z') &&
    (first === undefined || (block > 0 && block >= first)) &&
    (end === undefined || (block > 0 && block < end))
  )
}

const inTime = (one: Row, other: Row): number =>
  one.at.getTime() - other.at.getTime() ||
  Number(one.block) - Number(other.block) ||
  one.log_index - other.log_index ||
  Buffer.compare(one.id, other.id)

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
const users = some(
  ...[ALICE, BOB, CAROL].flatMap((seed) => [account('BASE', seed), account('SOLANA', seed)]),
)
const time = fc.integer({ min: 0, max: 15 }).map((count) => minute(count).toISOString())
const FILTER = anyOf<Filter>({
  blockchains: some<string>(...CHAINS, 'IMMUTABLEX'),
  types: some<ActivityType>(...ACTIVITY_TYPES),
  collections: some(...CHAINS.map(dropOn), COPIES).map((ids) => ids.map(formatCollectionId)),
  items: some(
    formatItemId(COPIED),
    itemIdOn('BASE', 2),
    itemIdOn('APTOS', 4),
    itemIdOn('ETHEREUM', 1),
  ),
  users: anyOf({ any: users, from: users, to: users }),
  currencies: anyOf({ bid: some(formatCurrencyId(ETHER), formatCurrencyId(TOKEN)) }),
  from: time,
  to: time,
  fromBlockInclusive: fc.integer({ min: 0, max: 10 }),
  toBlockExclusive: fc.integer({ min: 0, max: 10 }),
}).filter(
  ({ from = '', to = '~', fromBlockInclusive: first = 0, toBlockExclusive: end = 99 }) =>
    from <= to && first <= end,
)

describe('a search for activities', () => {
  const { ask, pools } = withWorld()
  const search = searching(ask, {
    call: calls.searchActivities,
    list: 'activities',
    token: 'cursor',
  })

  it('finds what meets all conditions, in order, on pages of any sizes', async () => {
    const rows = await pools().read.selectFrom('activities').selectAll().execute()
    await fc.assert(
      fc.asyncProperty(
        FILTER,
        fc.constantFrom(undefined, 'LATEST', 'EARLIEST'),
        pageSizes,
        async (filter, sort, sizes) => {
          const expected = rows
            .filter((row) => isAskedFor(row, filter))
            .sort(inTime)
            .map(({ id }) => activityIdOf(id))
          if (sort !== 'EARLIEST') expected.reverse()
          expect(await search.pages({ filter, sort }, sizes)).to.deep.equal(expected)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('finds nothing where a list of what is asked for is empty', async () => {
    const empty = [
      { types: [] },
      { blockchains: [] },
      { collections: [] },
      { items: [] },
      { users: { any: [] } },
      { users: { from: [] } },
      { users: { to: [] } },
    ]
    for (const filter of empty) {
      expect((await search.page({ filter })).ids, JSON.stringify(filter)).to.deep.equal([])
    }
  })

  it('is refused with a token of the other order', async () => {
    const { next } = await search.page({ filter: {}, size: 1 })
    const refused = await search.refusal({ filter: {}, cursor: next, sort: 'EARLIEST' })
    expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
  })

  const refusals: Record<string, [object, string]> = {
    'a size above 1,000': [{ filter: {}, size: 1001 }, 'size must be at most 1000'],
    'a field that is not known': [
      { filter: { type: ['MINT'] } },
      'filter.type is no known field. Known are blockchains, types, collections, ',
    ],
    'a field that is not known, within': [
      { filter: { users: { by: [] } } },
      'filter.users.by is no known field. Known are any, from, to',
    ],
    'an unknown type': [
      { filter: { types: ['STEAL'] } },
      'filter.types[0] must be one of TRANSFER, MINT, ',
    ],
    'an unknown sort': [{ filter: {}, sort: 'OLDEST' }, 'sort must be one of LATEST, EARLIEST'],
    'times in the wrong order': [
      { filter: { from: minute(2).toISOString(), to: minute(1).toISOString() } },
      'In filter, from must not be after to',
    ],
    'blocks in the wrong order': [
      { filter: { fromBlockInclusive: 2, toBlockExclusive: 1 } },
      'In filter, fromBlockInclusive must not be after toBlockExclusive',
    ],
    'a block that no number in the database is': [
      { filter: { fromBlockInclusive: 1e300 } },
      'filter.fromBlockInclusive must be at most 9007199254740991',
    ],
    'more than 1,000 items': [
      { filter: { items: Array(1001).fill(itemIdOn('BASE', 1)) } },
      'filter.items must NOT have more than 1000 items',
    ],
    'no filter': [{}, 'Required field filter is missing'],
  }
  for (const [what, [body, message]] of Object.entries(refusals)) {
    it(`is refused with ${what}`, async () => {
      const refused = await search.refusal(body as Record<string, unknown>)
      expect([refused.status, refused.code]).to.deep.equal([400, 'VALIDATION'])
      expect(refused.message?.startsWith(message), refused.message).to.equal(true)
    })
  }
})
