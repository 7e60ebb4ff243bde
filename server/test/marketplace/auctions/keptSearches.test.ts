import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { askMarket, NOW, writeMarket } from '../_suite.ts'

const SECOND = 1000
/** Seconds after which an auction begins and ends, in the same minute. */
const [BEGIN, END] = [10, 20]

describe('searches that are kept', () => {
  let pools: Pools
  let kept: FastifyInstance
  let now = NOW()
  const setSeconds = (seconds: number) => {
    now = new Date(NOW().getTime() + seconds * SECOND)
  }
  before(async () => {
    pools = await testDatabase()
    await writeMarket(pools)
    kept = await marketplaceOver(pools, { now: () => now })
    await writeAuction(pools)
  })
  after(() => kept.close())

  /** Items and ownerships that are up for auction. */
  async function auctioned(app: FastifyInstance) {
    const page = { size: 10, filter: { statuses: ['AUCTION'] } }
    const items = await askMarket(app, calls.searchItemsUsingPOST, { itemPageRequest: page })
    const ownerships = await askMarket(app, calls.searchOwnerships, {
      ownershipPageRequest: page,
    })
    return [items.body, ownerships.body]
  }

  /** The same from a server that has kept nothing. */
  async function auctionedAnew() {
    const app = await marketplaceOver(pools, { now: () => now })
    const answer = await auctioned(app)
    await app.close()
    return answer
  }

  it('change when an auction begins and ends, though nothing is written', async () => {
    const states: unknown[] = []
    for (const seconds of [0, BEGIN - 0.001, BEGIN, END - 0.001, END]) {
      setSeconds(seconds)
      const answer = await auctioned(kept)
      expect(answer, `after ${seconds} s`).to.deep.equal(await auctionedAnew())
      states.push(answer[0]?.map((item) => Reflect.get(item, 'ownership')?.auction?.status))
    }
    expect(states).to.deep.equal([['NOT_STARTED'], ['NOT_STARTED'], ['STARTED'], ['STARTED'], []])
  })

  it('ask no clock where it decides about nothing', async () => {
    const app = await marketplaceOver(pools, {
      now: () => {
        throw new Error('The clock was asked')
      },
    })
    const page = { collectionPageRequest: { size: 10, filter: {} } }
    for (const call of [calls.searchCollections, calls.searchCollectionsUsingPOST]) {
      expect((await askMarket(app, call, page)).status, call.operationId).to.equal(200)
    }
    await app.close()
  })

  it('are not read again while neither the clock nor a write has changed them', async () => {
    setSeconds(0)
    let reads = 0
    pools.readPool.on('acquire', () => {
      reads += 1
    })
    const readsFor = async () => {
      const before = reads
      await askMarket(kept, calls.searchItemsUsingPOST, {
        itemPageRequest: { size: 10, filter: {} },
      })
      return reads - before
    }
    // What was written and what the clock has changed is asked for each time.
    while ((await readsFor()) > 2);
    setSeconds(BEGIN - 1)
    expect(await readsFor()).to.equal(2)
    setSeconds(BEGIN)
    expect(await readsFor()).to.be.greaterThan(2)
    while ((await readsFor()) > 2);
    setSeconds(60)
    expect(await readsFor()).to.be.greaterThan(2)
  })
})

/** Writes an auction of the first copies that somebody holds. */
async function writeAuction({ write }: Pools): Promise<void> {
  const { item, owner, collection } = await write
    .selectFrom('ownerships')
    .select(['item', 'owner', 'collection'])
    .where('value', '>', '0')
    .orderBy('item')
    .executeTakeFirstOrThrow()
  const { id: currency } = await write
    .selectFrom('currencies')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const [begin, end] = [BEGIN, END].map((each) => new Date(NOW().getTime() + each * SECOND))
  if (!begin || !end) throw new Error('No times')
  await write
    .insertInto('auctions')
    .values({
      ...{ item, owner, collection, currency },
      id: '00000000-0000-4000-8000-000000000001',
      decimals: 18,
      min_value: '1',
      start_at: begin,
      end_at: end,
      first_end_at: end,
      updated_at: NOW(),
    })
    .execute()
}
