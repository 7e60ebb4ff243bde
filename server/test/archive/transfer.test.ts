import { expect } from 'chai'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { addKey } from '../../src/access/apiKeys.ts'
import { keyFinder } from '../../src/access/keyFinder.ts'
import type { DB } from '../../src/database/tables.ts'
import { larger } from '../../src/orders/state/orderState.ts'
import { nextTokenId } from '../../src/token-ids/tokenIds.ts'
import { testDatabase } from '../_database.ts'
import { keptCounts, recount } from '../ingest/_counts.ts'
import { ACCOUNTS, CONTRACT } from '../lazy-items/_onBase.ts'
import { comparable, emptyMarket, everything, exported, imported } from './_archives.ts'
import { anyMarket, findBest, ingest, live, type Market, type OrderInput } from './_market.ts'

const RUNS = { numRuns: 12 }
const LISTING: OrderInput = {
  form: 'listing',
  item: 0,
  maker: 1,
  copies: 2n,
  price: 8n,
  balance: 30n,
  isApproved: true,
  hasEnded: false,
  isUpdated: false,
  fill: 0n,
  isCancelled: false,
  block: 1,
}
const [MINTER = ''] = ACCOUNTS.values()

describe('an export', () => {
  let from: Kysely<DB>
  let to: Kysely<DB>

  before(async () => {
    const databases = await Promise.all([testDatabase(), testDatabase()])
    ;[from, to] = databases.map(({ write }) => write) as [Kysely<DB>, Kysely<DB>]
  })

  /** Empties both databases, and lives through a market in the first one. */
  async function begin(market: Market): Promise<string> {
    await Promise.all([emptyMarket(from), emptyMarket(to)])
    await live(from, market)
    await findBest(from)
    await addKey(from, { name: 'shop', perMinute: 600 })
    await nextTokenId(from, { blockchain: 'BASE', contract: CONTRACT }, MINTER)
    return exported(from)
  }

  it('that is imported after the same chain was read makes the same tables', async () => {
    await fc.assert(
      fc.asyncProperty(anyMarket, async (market) => {
        const text = await begin(market)
        await ingest(to, market)
        await imported(to, text)
        await findBest(to)

        expect(await comparable(to)).to.deep.equal(await comparable(from))
        expect(await keptCounts(to)).to.deep.equal(await recount(to))
      }),
      RUNS,
    )
  })

  it('that is imported before the chain is read makes the same tables', async () => {
    await fc.assert(
      fc.asyncProperty(anyMarket, async (market) => {
        const text = await begin(market)
        await imported(to, text)
        await ingest(to, market)
        await findBest(to)

        // Each event of an order is another version of it.
        const left = { orders: ['updated_at', 'version'] }
        expect(await comparable(to, left)).to.deep.equal(await comparable(from, left))
        expect(await keptCounts(to)).to.deep.equal(await recount(to))
      }),
      RUNS,
    )
  })

  it('that is imported twice changes nothing the second time', async () => {
    const [market] = fc.sample(anyMarket, { numRuns: 1, seed: 7 }) as [Market]
    const text = await begin(market)
    await ingest(to, market)
    const first = await imported(to, text)
    const before = await everything(to)

    expect(await imported(to, text, 7)).to.deep.equal(first)
    expect(await everything(to)).to.deep.equal(before)
  })

  it('brings the better terms of an order that was updated elsewhere, and never worse ones', async () => {
    const [market] = fc.sample(anyMarket, { numRuns: 1, seed: 7 }) as [Market]
    const listing = { ...LISTING, isUpdated: false }
    const old = await begin({ ...market, orders: [listing] })
    const updated = await begin({ ...market, orders: [{ ...listing, isUpdated: true }] })
    const priceOf = () => to.selectFrom('orders').select(['price', 'make_value']).execute()
    await ingest(to, { ...market, orders: [] })

    await imported(to, old)
    expect(await priceOf()).to.deep.equal([{ price: '0.000000000000000008', make_value: '4' }])
    await imported(to, updated)
    const better = [{ price: '0.000000000000000004', make_value: '4' }]
    expect(await priceOf()).to.deep.equal(better)
    await imported(to, old)
    expect(await priceOf()).to.deep.equal(better)
  })

  it('brings when orders could first be filled, also from an older export, which does not say it', async () => {
    const [market] = fc.sample(anyMarket, { numRuns: 1, seed: 7 }) as [Market]
    const orders = [LISTING, { ...LISTING, item: 1, balance: 0n }]
    const text = await begin({ ...market, orders })
    const timesIn = async (database: Kysely<DB>) => {
      const rows = await database.selectFrom('orders').select('active_at').orderBy('salt').execute()
      return rows.map(({ active_at: at }) => at?.getTime())
    }
    const older = text.replace(/"activeAt":"[^"]*",/g, '')
    expect(older.length).to.be.below(text.length)

    await imported(to, text)
    const [first, second] = await timesIn(from)
    expect([first, second]).to.deep.equal([first ?? 'a time', undefined])
    expect(await timesIn(to)).to.deep.equal([first, second])

    await emptyMarket(to)
    await imported(to, older)
    const { at } = await from
      .selectFrom('activities')
      .select('at')
      .where('type', '=', 'LIST')
      .executeTakeFirstOrThrow()
    expect(await timesIn(to)).to.deep.equal([at.getTime(), undefined])
  })

  it('has hashes of keys, and no keys', async () => {
    await Promise.all([emptyMarket(from), emptyMarket(to)])
    const secret = await addKey(from, { name: 'shop', perMinute: null })
    const text = await exported(from)

    expect(text).to.include('"apiKey":{"name":"shop","secretHash":"0x')
    expect(text).to.not.include(secret)
    await imported(to, text)
    const find = keyFinder(to)
    expect(await find(secret, '203.0.113.7')).to.deep.equal({
      id: 'shop',
      scopes: ['read', 'write'],
    })
  })

  it('gives out no token id again', async () => {
    await Promise.all([emptyMarket(from), emptyMarket(to)])
    const collection = { blockchain: 'BASE', contract: CONTRACT } as const
    const [market] = fc.sample(anyMarket, { numRuns: 1, seed: 7 }) as [Market]
    for (const database of [from, to]) await ingest(database, { ...market, orders: [] })
    const given = [1, 2, 3].map(() => nextTokenId(from, collection, MINTER))
    const last = (await Promise.all(given)).reduce((one = 0n, other = 0n) => larger(one, other))
    await nextTokenId(to, collection, MINTER)
    await imported(to, await exported(from))

    expect(await nextTokenId(to, collection, MINTER)).to.equal((last ?? 0n) + 1n)
  })
})
