import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { sql } from 'kysely'
import { orderKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { account } from './_addresses.ts'
import type { Parameters } from './_app.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  COPIES,
  dropOn,
  ETHER,
  itemIdOn,
  minute,
  TOKEN,
} from './_names.ts'
import { orderIdOn } from './_orders.ts'
import { withWorld } from './_suite.ts'

const itemId = itemIdOn('ETHEREUM', 1)
const collectionId = formatCollectionId(dropOn('ETHEREUM'))
const evm = (seed: number) => account('ETHEREUM', seed)
const [alice, bob, carol] = [evm(ALICE), evm(BOB), evm(CAROL)]
const [ether, token] = [formatCurrencyId(ETHER), formatCurrencyId(TOKEN)]

/** Numbers of the fixture's orders on Ethereum; ids of others stay whole. */
const numbersIn = (body: unknown) =>
  (body as { orders: { id: string }[] }).orders.map(({ id }) =>
    id.startsWith('ETHEREUM:') ? Number.parseInt(id.slice('ETHEREUM:0x'.length), 16) : id,
  )

describe('lists of orders', () => {
  const { ask, pools } = withWorld()
  const listed = async (call: Call, parameters: Parameters) => {
    const { status, body } = await ask(call, parameters)
    expect(status, JSON.stringify(body)).to.equal(200)
    return numbersIn(body)
  }

  describe('of listings of an item', () => {
    const listings = (parameters: Parameters) =>
      listed(calls.getSellOrdersByItem, { itemId, ...parameters })

    it('have the cheapest in dollars first, and those without a rate last', async () => {
      expect(await listings({})).to.deep.equal([3, 2, 1])
    })

    it('are narrowed by status, platform, maker and origin', async () => {
      expect(await listings({ status: ['ACTIVE'] })).to.deep.equal([2, 1])
      expect(await listings({ status: ['CANCELLED', 'FILLED'] })).to.deep.equal([3])
      expect(await listings({ platform: 'MINTLINE', status: ['ACTIVE'] })).to.deep.equal([1])
      expect(await listings({ maker: carol })).to.deep.equal([3])
      expect(await listings({ maker: account('SOLANA', ALICE) })).to.deep.equal([])
      expect(await listings({ origin: carol })).to.deep.equal([2])
      expect(await listings({ origin: account('FLOW', CAROL) })).to.deep.equal([])
    })

    it('are those of that item alone', async () => {
      expect(await listings({ itemId: formatItemId(COPIED) })).to.deep.equal([51, 52])
      expect(await listings({ itemId: itemIdOn('APTOS', 1) })).to.deep.equal([])
    })
  })

  describe('of bids for an item', () => {
    const bids = (parameters: Parameters) =>
      listed(calls.getOrderBidsByItem, { itemId, ...parameters })

    it('have the dearest in dollars first, and those without a rate last', async () => {
      expect(await bids({})).to.deep.equal([12, 11, 13])
    })

    it('have the dearest first in one currency, whatever its rate', async () => {
      expect(await bids({ currencies: [ether] })).to.deep.equal([12, 13])
      expect(await bids({ currencies: [token] })).to.deep.equal([11])
      expect(await bids({ currencies: [ether, token] })).to.deep.equal([12, 11, 13])
      expect(await bids({ currencies: ['SOLANA:native'] })).to.deep.equal([])
    })

    it('are paged by price, by tokens that the other order refuses', async () => {
      const { body } = await ask(calls.getOrderBidsByItem, { itemId, currencies: [ether], size: 1 })
      const { continuation } = body
      const parameters = { currencies: [ether], size: 1, continuation }
      expect(await bids(parameters)).to.deep.equal([13])
      const { status } = await ask(calls.getOrderBidsByItem, { itemId, continuation })
      expect(status).to.equal(400)
    })

    it('are narrowed by makers and by the time of their creation, both ends included', async () => {
      expect(await bids({ maker: [bob] })).to.deep.equal([11, 13])
      expect(await bids({ maker: [bob, carol] })).to.deep.equal([12, 11, 13])
      expect(await bids({ start: minute(5).getTime() })).to.deep.equal([12, 13])
      expect(await bids({ end: minute(4).getTime() })).to.deep.equal([11])
      const at = minute(4).getTime()
      expect(await bids({ start: at, end: at })).to.deep.equal([11])
    })
  })

  it('of bids for any item have none for one item', async () => {
    const bids = (parameters: Parameters) =>
      listed(calls.getOrderFloorBidsByCollection, { collectionId, ...parameters })
    expect(await bids({})).to.deep.equal([21, 23, 22])
    expect(await bids({ status: ['ACTIVE'] })).to.deep.equal([21, 22])
    expect(await bids({ platform: 'OPEN_SEA' })).to.deep.equal([22])
    expect(await bids({ collectionId: formatCollectionId(COPIES) })).to.deep.equal([])
  })

  it('of makers have the latest change first, on all blockchains of their groups', async () => {
    const sold = (parameters: Parameters) =>
      listed(calls.getSellOrdersByMaker, { maker: [bob], ...parameters })
    expect(await sold({})).to.deep.equal([52, orderIdOn('BASE', 61)])
    expect(await sold({ blockchains: ['BASE'] })).to.deep.equal([orderIdOn('BASE', 61)])
    expect(await sold({ maker: [alice, carol] })).to.deep.equal([51, 3, 2, 1])
    expect(await sold({ maker: [alice, alice] })).to.deep.equal([51, 2, 1])
    expect(await sold({ collection: [formatCollectionId(COPIES)] })).to.deep.equal([52])

    const bids = (parameters: Parameters) =>
      listed(calls.getOrderBidsByMaker, { maker: [bob, carol], ...parameters })
    expect(await bids({})).to.deep.equal([53, 23, 22, 13, 12, 11, 21])
    expect(await bids({ status: ['INACTIVE'] })).to.deep.equal([23, 13])
    expect(await bids({ collection: [collectionId], currencies: [ether] })).to.deep.equal([
      22, 13, 12,
    ])
  })

  it('of active listings leave out bids and what is over', async () => {
    const found = await listed(calls.getSellOrders, {})
    expect(found).to.have.members([
      ...[1, 2, 51, 52],
      ...[orderIdOn('BASE', 61), orderIdOn('SOLANA', 62), orderIdOn('FLOW', 63)],
    ])
    expect(await listed(calls.getSellOrders, { origin: carol })).to.deep.equal([2])
    expect(await listed(calls.getSellOrders, { blockchains: ['SOLANA'] })).to.deep.equal([
      orderIdOn('SOLANA', 62),
    ])
  })

  it('of all go either way', async () => {
    const latest = await listed(calls.getOrdersAll, {})
    const earliest = await listed(calls.getOrdersAll, { sort: 'LAST_UPDATE_ASC' })
    expect(earliest).to.deep.equal([...latest].reverse())
    expect(latest).to.have.length(15)
    expect(await listed(calls.getOrdersAll, { status: ['CANCELLED'] })).to.deep.equal([3])
  })

  it('for replicas leave out what was stored a moment ago', async () => {
    const before = await listed(calls.getAllSync, { blockchain: 'ETHEREUM' })
    expect(before).to.include(21).and.to.have.length(12)
    await pools()
      .write.updateTable('orders')
      .set({ db_updated_at: sql<Date>`now()` })
      .where('id', '=', orderKey({ blockchain: 'ETHEREUM', value: `0x${'0'.repeat(62)}15` }))
      .execute()
    const after = await listed(calls.getAllSync, { blockchain: 'ETHEREUM' })
    expect(after).to.deep.equal(before.filter((number) => number !== 21))
    expect(await listed(calls.getAllSync, { blockchain: 'SEI' })).to.deep.equal([])
  })
})
