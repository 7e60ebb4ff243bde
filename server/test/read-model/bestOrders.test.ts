import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { findCollectionOrders } from '../../src/jobs/findCollectionOrders.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { contract, wallet } from './_addresses.ts'
import { ask, indexerOver } from './_app.ts'
import { bestByScan, type KnownOrder } from './_bestOrders.ts'
import { ALICE, ago, BOB, CAROL, ETHER, TOKEN } from './_names.ts'
import { ITEMS, listingOf, type NewCollection, newCollection, writeKnown } from './_newOrders.ts'

const UNRATED = { blockchain: 'ETHEREUM', address: contract('ETHEREUM', 201) } as const
const OTHER_UNRATED = { blockchain: 'ETHEREUM', address: contract('ETHEREUM', 202) } as const
const CURRENCIES = [ETHER, TOKEN, UNRATED, OTHER_UNRATED]
const RATES = { [formatCurrencyId(ETHER)]: 2, [formatCurrencyId(TOKEN)]: 1 }

/** An order's random parts. */
const variant = fc.record({
  side: fc.constantFrom('SELL' as const, 'BID' as const),
  place: fc.integer({ min: 0, max: ITEMS }),
  maker: fc.constantFrom(ALICE, BOB, CAROL),
  currency: fc.constantFrom(...CURRENCIES),
  price: fc.constantFrom('1', '2', '4'),
  status: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const),
  platform: fc.constantFrom('MINTLINE' as const, 'OPEN_SEA' as const),
  origins: fc.subarray([CAROL, 7]),
  hasTaker: fc.constantFrom(false, false, false, true),
  stock: fc.integer({ min: 1, max: 3 }),
})

/** A random step: an order is created, or an existing one changes. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), variant }),
  fc.record({
    kind: fc.constant('change' as const),
    index: fc.nat(20),
    status: fc.constantFrom(
      'ACTIVE' as const,
      'INACTIVE' as const,
      'FILLED' as const,
      'CANCELLED' as const,
    ),
    price: fc.constantFrom('1', '2', '4'),
    stock: fc.integer({ min: 1, max: 3 }),
  }),
)

describe('best orders', () => {
  let pools: TestDatabase
  let app: FastifyInstance

  before(async () => {
    pools = await testDatabase()
    await pools.write
      .insertInto('rates')
      .values([
        { currency: currencyKey(ETHER), at: ago(2), usd: '5', source: 'file' },
        { currency: currencyKey(ETHER), at: ago(1), usd: '2', source: 'file' },
        { currency: currencyKey(TOKEN), at: ago(2), usd: '1', source: 'file' },
      ])
      .execute()
    app = await indexerOver(pools)
  })

  after(() => app.close())

  /** Returns best orders from the API, shaped like the scan's result. */
  async function answered({ collection, items }: NewCollection) {
    await findCollectionOrders(
      { writer: pools.write } as never,
      { collection: collectionKey(collection).toString('hex') },
      undefined,
    )
    const whole = await ask(app, calls.getCollectionById, {
      collection: formatCollectionId(collection),
    })
    const each = await ask(app, calls.getItemByIds, { itemIds: { ids: items.map(formatItemId) } })
    return {
      collection: bestIn(whole.body),
      items: each.body.items.map((item) => ({
        ...bestIn(item),
        sellers: item.sellers,
        stock: Number(item.totalStock),
      })),
    }
  }

  it('match a comparison of all orders, after any changes', async () => {
    let number = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const written = await newCollection(pools)
        const { collection, items } = written
        const orders: KnownOrder[] = []
        for (const one of steps) {
          if (one.kind === 'make') {
            number += 1
            const { place, ...rest } = one.variant
            // A listing always has an item.
            const item = rest.side === 'SELL' ? items[place % ITEMS] : items[place]
            orders.push({ ...rest, number, collection, ...(item && { item }) })
          } else if (orders.length > 0) {
            const index = one.index % orders.length
            const { status, price, stock } = one
            orders[index] = { ...(orders[index] as KnownOrder), status, price, stock }
          } else continue
          const last = one.kind === 'make' ? orders.at(-1) : orders[one.index % orders.length]
          await writeKnown(pools, [last as KnownOrder])
        }
        const found = await answered(written)
        const shown = orders.filter(({ side, item }) => side === 'SELL' || item === undefined)
        const { sellers, stock, ...scanned } = bestByScan(shown, RATES)
        expect(found.collection).to.deep.equal(scanned)
        expect(found.items).to.deep.equal(
          items.map((item) =>
            bestByScan(
              orders.filter((order) => order.item?.tokenId === item.tokenId),
              RATES,
            ),
          ),
        )
        await assertOwners(written, orders)
        expect(await listedCount(written)).to.equal(found.items.filter(({ sell }) => sell).length)
      }),
      { numRuns: 40 },
    )
  })

  async function assertOwners({ items }: NewCollection, orders: readonly KnownOrder[]) {
    for (const item of items) {
      const { body } = await ask(app, calls.getOwnershipsByItem, { itemId: formatItemId(item) })
      expect(body.ownerships).to.have.length(3)
      for (const ownership of body.ownerships) {
        const own = orders.filter(
          ({ item: sold, maker, side }) =>
            side === 'SELL' &&
            sold?.tokenId === item.tokenId &&
            ownership.owner === `ETHEREUM:${wallet('ETHEREUM', maker)}`,
        )
        const { sell, origins } = bestIn({ ...ownership })
        const scanned = bestByScan(own, RATES)
        expect({ sell, origins }).to.deep.equal({ sell: scanned.sell, origins: scanned.origins })
      }
    }
  }

  async function listedCount({ collection }: NewCollection): Promise<number> {
    const row = await pools.write
      .selectFrom('collections')
      .select('listed_count')
      .where('id', '=', collectionKey(collection))
      .executeTakeFirstOrThrow()
    return Number(row.listed_count)
  }

  it('are found right when two are written at the same time', async () => {
    const written = await newCollection(pools)
    const orders = Array.from({ length: 8 }, (_, index) =>
      listingOf(written, { number: 0xa000 + index, price: String(1 + ((index * 5) % 8)) }),
    )
    await Promise.all(orders.map((order) => writeKnown(pools, [order])))
    const found = await answered(written)
    expect(found.items[0]).to.deep.equal(bestByScan(orders, RATES))
    expect(found.collection.sell).to.equal(found.items[0]?.sell)
  })
})

interface Best {
  readonly bestSellOrder?: { id: string }
  readonly bestBidOrder?: { id: string }
  readonly bestBidOrdersByCurrency?: { id: string }[]
  readonly originOrders?: {
    origin: string
    bestSellOrder?: { id: string }
    bestBidOrder?: { id: string }
  }[]
}

const bestIn = (entity: object) => {
  const {
    bestSellOrder,
    bestBidOrder,
    bestBidOrdersByCurrency = [],
    originOrders = [],
  } = entity as Best
  return {
    sell: bestSellOrder?.id,
    bid: bestBidOrder?.id,
    bids: bestBidOrdersByCurrency.map(({ id }) => id),
    origins: originOrders.map(({ origin, bestSellOrder: sell, bestBidOrder: bid }) => ({
      origin,
      sell: sell?.id,
      bid: bid?.id,
    })),
  }
}
