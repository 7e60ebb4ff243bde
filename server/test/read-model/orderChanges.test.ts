import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  activityKey,
  addressKey,
  collectionKey,
  currencyKey,
  transactionKey,
} from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { account, contract, wallet } from './_addresses.ts'
import { ask, indexerOver } from './_app.ts'
import { ALICE, ago, BOB, ETHER, minute } from './_names.ts'
import { listingOf, type NewCollection, newCollection, writeKnown } from './_newOrders.ts'
import { orderIdOn, orderRow } from './_orders.ts'

const UNRATED = { blockchain: 'ETHEREUM', address: contract('ETHEREUM', 201) } as const

describe('what follows from orders', () => {
  let pools: TestDatabase
  let app: FastifyInstance

  before(async () => {
    pools = await testDatabase()
    await pools.write
      .insertInto('rates')
      .values([
        { currency: currencyKey(ETHER), at: ago(2), usd: '5', source: 'file' },
        { currency: currencyKey(ETHER), at: ago(1), usd: '2', source: 'file' },
      ])
      .execute()
    app = await indexerOver(pools)
  })

  after(() => app.close())

  async function activitiesOf({ items: [item] }: NewCollection) {
    const type = ['LIST', 'BID', 'CANCEL_LIST', 'CANCEL_BID']
    const itemId = formatItemId(item)
    const { body } = await ask(app, calls.getActivitiesByItem, { itemId, type })
    return body.activities
  }

  const typesOf = async (written: NewCollection) =>
    (await activitiesOf(written)).map((activity) => activity['@type']).sort()

  it('are prices in dollars at the latest rate, and none without one', async () => {
    const written = await newCollection(pools)
    await writeKnown(pools, [
      listingOf(written, { number: 1 }),
      listingOf(written, { number: 2, currency: UNRATED }),
    ])
    const itemId = formatItemId(written.items[0])
    const { body } = await ask(app, calls.getItemById, { itemId })
    expect(body.bestSellOrder).to.include({ makePrice: '1.5', makePriceUsd: '3' })
    const unrated = await ask(app, calls.getOrderById, { id: orderIdOn('ETHEREUM', 2) })
    expect(unrated.body).to.not.have.property('makePriceUsd')
  })

  it('are activities of making and cancelling them, each once', async () => {
    const written = await newCollection(pools)
    const listing = listingOf(written, { number: 3 })
    const bid = listingOf(written, { number: 4, side: 'BID', maker: BOB })
    await writeKnown(pools, [listing, bid])
    await writeKnown(pools, [listing, bid])
    expect(await typesOf(written)).to.deep.equal(['BID', 'LIST'])

    for (const _ of [1, 2]) await writeKnown(pools, [{ ...listing, status: 'CANCELLED' }])
    expect(await typesOf(written)).to.deep.equal(['BID', 'CANCEL_LIST', 'LIST'])
    const cancelled = (await activitiesOf(written)).find(
      ({ '@type': type }) => type === 'CANCEL_LIST',
    )
    expect(cancelled).to.deep.include({
      orderId: orderIdOn('ETHEREUM', 3),
      maker: account('ETHEREUM', ALICE),
      source: 'MINTLINE',
      take: { '@type': 'ETH', blockchain: 'ETHEREUM' },
    })

    // The block of the cancellation was dropped.
    await writeKnown(pools, [listing])
    expect(await typesOf(written)).to.deep.equal(['BID', 'LIST'])
  })

  it('are one cancellation where a transaction caused it', async () => {
    const written = await newCollection(pools)
    const listing = listingOf(written, { number: 5 })
    await writeKnown(pools, [{ ...listing, status: 'CANCELLED' }])
    await pools.write
      .insertInto('activities')
      .values({
        id: activityKey({ blockchain: 'ETHEREUM', value: '0xaa.0' }),
        collection: collectionKey(written.collection),
        chain: 1,
        type: 'CANCEL_LIST',
        item: orderRow(listing).item ?? null,
        from_account: addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) }),
        at: minute(9),
        block: 7,
        log_index: 0,
        transaction: transactionKey('0xaa'),
        currency: currencyKey(ETHER),
        order_id: orderRow(listing).id,
        source: 'MINTLINE',
        reverted: false,
        db_updated_at: minute(9),
      })
      .execute()
    await writeKnown(pools, [{ ...listing, status: 'CANCELLED' }])
    const ends = (await activitiesOf(written)).filter(({ '@type': type }) => type === 'CANCEL_LIST')
    expect(ends).to.have.length(1)
    expect(ends[0]).to.include({ transactionHash: '0xaa' })
  })

  it('are bids that the only holder of an item gets', async () => {
    const written = await newCollection(pools)
    const owner = addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', ALICE) })
    await pools.write
      .updateTable('items')
      .set({ single_owner: owner })
      .where('collection', '=', collectionKey(written.collection))
      .execute()
    await writeKnown(pools, [listingOf(written, { number: 6, side: 'BID', maker: BOB })])
    const got = async (seed: number) => {
      const user = [account('ETHEREUM', seed)]
      const { body } = await ask(app, calls.getActivitiesByUser, { type: ['GET_BID'], user })
      return body.activities.map((activity) => Reflect.get(activity, 'orderId'))
    }
    expect(await got(ALICE)).to.deep.equal([orderIdOn('ETHEREUM', 6)])
    expect(await got(BOB)).to.deep.equal([])
  })
})
