import fc from 'fast-check'
import { anyWallet, JUNK } from '../ingest/_sales.ts'
import { TOKEN } from '../read-model/_names.ts'
import {
  type BoardCollection,
  type BoardFixture,
  collectionOn,
  LENGTHS,
  NOW,
  nativeOf,
  saleAt,
} from './_board.ts'

const COLLECTIONS: readonly BoardCollection[] = [
  ...[1, 2, 3, 4].map((seed) => collectionOn('ETHEREUM', seed)),
  ...[1, 2, 3].map((seed) => collectionOn('BASE', seed)),
]

const finite = Object.values(LENGTHS).filter(Number.isFinite)

/** Times at the ends of periods and of the periods before, to the millisecond, and elsewhere within three years. */
const anyTime = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom(0, ...finite, ...finite.map((length) => 2 * length)),
        fc.constantFrom(-1, 0, 1),
      )
      .map(([ago, beside]) => ago + beside),
    fc.integer({ min: 1, max: 1_000 * 86_400_000 }),
  )
  .map((ago) => new Date(NOW.getTime() - ago))

const anySale = fc.record({
  time: anyTime,
  copies: fc.bigInt(1n, 3n),
  each: fc.constantFrom(0n, 1n, 10n ** 18n, 3n * 10n ** 18n, 10n ** 21n),
  source: fc.constantFrom('MINTLINE' as const, 'OPEN_SEA' as const),
  seller: anyWallet,
  buyer: anyWallet,
  currency: fc.constantFrom(undefined, undefined, TOKEN.address, JUNK),
})

const anyFloors = fc
  .uniqueArray(
    fc.record({ at: anyTime, price: fc.constantFrom(null, '1', '2.5', '0.000000000000000003') }),
    { maxLength: 5, selector: ({ at }) => at.getTime() },
  )
  .map((floors) => floors.sort((one, other) => one.at.getTime() - other.at.getTime()))

const count = fc.integer({ min: 0, max: 2 }).map(String)

const anyColumns = fc.record({
  item_count: count,
  owner_count: count,
  listed_count: count,
  floor_price: fc.constantFrom(null, '1', '1', '2.5'),
  floor_usd: fc.constantFrom(null, '2000', '5000.5'),
})

/** Generates a collection with few different values, so that many are tied. */
const fixtureOf = (collection: BoardCollection): fc.Arbitrary<BoardFixture> =>
  fc
    .record({
      columns: anyColumns,
      floors: anyFloors,
      sales: fc.array(anySale, { maxLength: 6 }),
    })
    .map(({ columns, floors, sales }) => ({
      collection,
      columns: {
        ...columns,
        floor_usd: columns.floor_price === null ? null : columns.floor_usd,
        floor_currency: columns.floor_price === null ? null : nativeOf(collection),
      },
      floors,
      sales: sales.map(({ time, currency, ...sale }) =>
        saleAt(collection, time, {
          ...sale,
          // Only Ethereum has tokens.
          currency: collection.blockchain === 'ETHEREUM' ? currency : undefined,
        }),
      ),
    }))

/** Collections on two blockchains, one without rates. */
export const anyBoard: fc.Arbitrary<readonly BoardFixture[]> = fc.tuple(
  ...COLLECTIONS.map(fixtureOf),
)
