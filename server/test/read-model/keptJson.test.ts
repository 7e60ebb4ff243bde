import { setTimeout as sleep } from 'node:timers/promises'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type RawBuilder, sql } from 'kysely'
import type { Pools } from '../../src/database/pools/openPools.ts'
import * as calls from '../../src/indexer/calls.ts'
import { keptMemory } from '../../src/read-model/kept/keptEntities.ts'
import { ask as askOf, indexerOver } from './_app.ts'
import { dropOn } from './_names.ts'
import { withWorld } from './_suite.ts'

/** The first order for items or their collections, which the fixture does not compare. */
const ORDERS = sql`
  update items set
    sell_order = (select id from orders where item = items.id and side = 'SELL' order by id limit 1),
    bid_orders = array(select id from orders where item = items.id and side = 'BID' order by id)`

/** Changes to every row behind an item. */
const CHANGES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the items': sql`update items set suspicious = not suspicious`,
  'their metadata': sql`update item_metadata set document = jsonb_set(document, '{name}', '"Renamed \u2028"')`,
  'the names of collections': sql`update collections set name = name || ' "too"'`,
  'the best orders of collections': sql`
    update collections set floor_order = (
      select id from orders where orders.collection = collections.id and side = 'SELL' order by id desc limit 1)`,
  'the best orders of items': sql`
    update items set bid_order = bid_orders[1], bid_orders = bid_orders[2:]`,
  orders: sql`update orders set make_stock = make_stock + 1`,
  'orders, which are gone': sql`delete from orders where side = 'BID'`,
  'some items, which are gone': sql`delete from items where deleted`,
}

/** Writes what no item shows, so that no page is sent again as a whole. */
const writeAnything = (write: Pools['write']) =>
  sql`insert into subscriptions (email, created_at)
    values (gen_random_uuid() || '@example.com', now())`.execute(write)

describe('cached JSON', () => {
  const { ask, pools } = withWorld()
  before(() => ORDERS.execute(pools().write))
  const listed = async () => {
    const lists = [
      await ask(calls.getAllItems, { size: 1000, showDeleted: true }),
      await ask(calls.getItemsByCollection, { collection: formatCollectionId(dropOn('ETHEREUM')) }),
    ]
    return lists.flatMap(({ body }) => body.items)
  }

  it('serves items that appear twice in one answer and in another', async () => {
    const items = await listed()
    expect(items.length).to.be.greaterThan(10)
    expect(await listed()).to.deep.equal(items)
  })

  it('serves items and orders when only some are cached', async () => {
    const items = await listed()
    const memory = keptMemory(pools().read)
    const kinds = [...memory.keys()].map((key) => key.split(' ')[0])
    expect(kinds).to.include.members(['item', 'order'])
    for (const rest of [0, 1]) {
      const forgotten = [...memory.keys()].filter((_, index) => index % 2 === rest)
      for (const key of forgotten) memory.delete(key)
      await writeAnything(pools().write)
      expect(await listed()).to.deep.equal(items)
      expect(memory.size).to.equal(kinds.length)
    }
  })

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`is rewritten after a change of ${name}`, async () => {
      const before = await listed()
      await change.execute(pools().write)
      const after = await listed()
      expect(after).to.not.deep.equal(before)
      for (const item of after) {
        const alone = await ask(calls.getItemById, { itemId: item.id })
        expect(item).to.deep.equal(alone.body)
      }
      expect(await listed()).to.deep.equal(after)
      // The answer is the same without a cache, and again from the new cache.
      keptMemory(pools().read).clear()
      await writeAnything(pools().write)
      expect(await listed()).to.deep.equal(after)
      await writeAnything(pools().write)
      expect(await listed()).to.deep.equal(after)
    })
  }

  it('has the name of the platform', async () => {
    const app = await indexerOver(
      { read: pools().write, write: pools().write },
      { platform: 'SEASIDE' },
    )
    const platforms = async () => {
      const { body } = await askOf(app, calls.getAllItems, { size: 1000 })
      return new Set(body.items.flatMap(({ bestSellOrder }) => bestSellOrder?.platform ?? []))
    }
    const once = await platforms()
    expect(once).to.include('SEASIDE').and.not.include('MINTLINE')
    expect(await platforms()).to.deep.equal(once)
    await app.close()
  })

  it('is forgotten when a connection breaks', async () => {
    const items = await listed()
    const memory = keptMemory(pools().read)
    expect(memory.size).to.be.greaterThan(0)
    const ended = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mintline read' and datname = current_database()`
    await ended.execute(pools().write)
    while (keptMemory(pools().read) === memory) await sleep(10)
    expect(keptMemory(pools().read).size).to.equal(0)
    expect(await listed()).to.deep.equal(items)
  })
})
