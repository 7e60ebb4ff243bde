import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as calls from '../../../src/marketplace/calls.ts'
import { account } from '../../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, COPIED, dropOn, itemIdOn } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { withMarket } from '../_suite.ts'

const FIRST = itemIdOn('ETHEREUM', 1)
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const user = (seed: number) => account('ETHEREUM', seed)

/** Numbers of orders, of which those on other blockchains have higher ones. */
const numbersOf = (body: readonly { id: string }[]) =>
  body.map(({ id }) => Number(id.slice(id.indexOf(':') + 1)))

describe('orders of the marketplace', () => {
  const { ask, pools } = withMarket()

  it('are not found where they are not known, and refused by what is no id', async () => {
    const unknown = await ask(calls.sellOrderUsingGET, { id: orderIdOn('ETHEREUM', 99) })
    expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    for (const id of ['ETHEREUM', 'NOWHERE:0x01', 'ETHEREUM:0x01:2']) {
      const { status, body } = await ask(calls.sellOrderUsingGET, { id })
      expect([status, body.code], id).to.deep.equal([400, 'BAD_REQUEST'])
    }
  })

  it('tell how many copies were sold, whichever way they are filled', async () => {
    const { write } = pools()
    const filled = (salt: string, fill: string, data: object) =>
      write
        .updateTable('orders')
        .set({ fill, data: JSON.stringify(data) })
        .where('salt', '=', salt)
        .execute()
    const byCopies = { '@type': 'ETH_MINTLINE_V2_2', payouts: [], originFees: [], isMakeFill: true }
    // Of listings, one counts money and one copies; of a bid, copies are counted.
    await filled('51', '20000000000000000', { ...byCopies, isMakeFill: false })
    await filled('52', '1', byCopies)
    await filled('53', '2', { ...byCopies, isMakeFill: false })
    const soldOf = async (number: number) => {
      const { body } = await ask(calls.sellOrderUsingGET, { id: orderIdOn('ETHEREUM', number) })
      return [body.fill, body.soldValue]
    }
    expect(await Promise.all([51, 52, 53].map(soldOf))).to.deep.equal([
      [0.02, 2],
      [1, 1],
      [2, 2],
    ])
  })

  describe('data', () => {
    const fee = { account: user(CAROL), value: 250 }
    const DATA: readonly [object, string, object][] = [
      [{ '@type': 'ETH_MINTLINE_V1', fee: '250' }, 'MINTLINE_V1', { dataType: 'LEGACY', fee: 250 }],
      [
        { '@type': 'ETH_MINTLINE_V2_DATA_V3_SELL', payout: fee, originFeeSecond: fee },
        'MINTLINE_V2',
        { dataType: 'MINTLINE_V2_DATA_V1', originFees: [fee], payouts: [fee] },
      ],
      [
        { '@type': 'ETH_MINTLINE_V2_DATA_V3_BUY' },
        'MINTLINE_V2',
        { dataType: 'MINTLINE_V2_DATA_V1', originFees: [], payouts: [] },
      ],
      [{ '@type': 'ETH_BASIC_SEAPORT_DATA_V1' }, 'SEAPORT_V1', { dataType: 'SEAPORT_V1' }],
      [{ '@type': 'ETH_CRYPTO_PUNKS' }, 'CRYPTO_PUNKS', { dataType: 'CRYPTO_PUNKS' }],
      [
        { '@type': 'SOLANA_AUCTION_HOUSE_V1', auctionHouse: 'SOLANA:1' },
        'SOLANA',
        { dataType: 'SOLANA', auctionHouse: 'SOLANA:1' },
      ],
      [
        { '@type': 'FLOW_MINTLINE_V1', payouts: [], originFees: [] },
        'FLOW',
        { dataType: 'RAW', data: { '@type': 'FLOW_MINTLINE_V1', payouts: [], originFees: [] } },
      ],
      [{ '@type': 'RAW', data: { a: 1 } }, 'OTHER', { dataType: 'RAW', data: { a: 1 } }],
    ]
    for (const [stored, type, data] of DATA) {
      it(`of ${Reflect.get(stored, '@type')} is ${Reflect.get(data, 'dataType')} of ${type}`, async () => {
        await pools()
          .write.updateTable('orders')
          .set({ data: JSON.stringify(stored) })
          .where('salt', '=', '3')
          .execute()
        const { body } = await ask(calls.sellOrderUsingGET, { id: orderIdOn('ETHEREUM', 3) })
        expect({ type: body.type, data: body.data }).to.deep.equal({ type, data })
      })
    }
  })

  describe('of a maker', () => {
    const ofMaker = async (request: object) => {
      const orderByMakerPageRequest = { maker: user(BOB), side: 'BUY', ...request }
      const { body } = await ask(calls.ordersByMakerUsingPOST, { orderByMakerPageRequest })
      return numbersOf(body)
    }

    it('are those of a side, the latest change first', async () => {
      expect(await ofMaker({})).to.deep.equal([23, 13, 11, 21])
      expect(await ofMaker({ side: 'SELL' })).to.deep.equal([52, 61])
      expect(await ofMaker({ maker: user(CAROL), side: 'SELL' })).to.deep.equal([3])
    })

    it('may be narrowed to a status by its name in version 4', async () => {
      expect(await ofMaker({ status: 'ACTIVE' })).to.deep.equal([11, 21])
      expect(await ofMaker({ status: 'INACTIVE' })).to.deep.equal([23, 13])
      expect(await ofMaker({ status: 'COMPLETED' })).to.deep.equal([])
      const cancelled = { maker: user(CAROL), side: 'SELL', status: 'CANCELLED' }
      expect(await ofMaker(cancelled)).to.deep.equal([3])
    })

    it('may be narrowed to a marketplace, also to one that is not indexed', async () => {
      const listings = { maker: user(ALICE), side: 'SELL' }
      expect(await ofMaker({ ...listings, platform: 'OPEN_SEA' })).to.deep.equal([2])
      expect(await ofMaker({ ...listings, platform: 'LOOKSRARE' })).to.deep.equal([])
    })

    it('may be narrowed to blockchains, also to those that are names only', async () => {
      expect(await ofMaker({ side: 'SELL', blockchains: ['BASE'] })).to.deep.equal([61])
      expect(await ofMaker({ side: 'SELL', blockchains: ['MONAD'] })).to.deep.equal([])
    })

    it('need a maker and a side', async () => {
      for (const orderByMakerPageRequest of [undefined, { side: 'BUY' }, { maker: user(BOB) }]) {
        const request = orderByMakerPageRequest && { orderByMakerPageRequest }
        const { status, body } = await ask(calls.ordersByMakerUsingPOST, request ?? {})
        expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      }
    })
  })

  describe('bids for an item', () => {
    const offers = async (offerPageRequest: object) =>
      numbersOf((await ask(calls.getOffersForItemUsingPOST, { id: FIRST, offerPageRequest })).body)

    it('are active ones for it and for any of its collection, the dearest first', async () => {
      expect(await offers({})).to.deep.equal([12, 11, 22, 21])
    })

    it('may be of one kind, or of some who made them', async () => {
      expect(await offers({ kind: 'ITEM' })).to.deep.equal([12, 11])
      expect(await offers({ kind: 'COLLECTION' })).to.deep.equal([22, 21])
      expect(await offers({ owner: user(BOB) })).to.deep.equal([11, 21])
      expect(await offers({ owners: [user(CAROL)], kind: 'ITEM' })).to.deep.equal([12])
      expect(await offers({ owner: user(BOB), owners: [user(CAROL)] })).to.have.length(4)
      expect(await offers({ owners: [account('SOLANA', BOB)] })).to.deep.equal([])
    })

    it('are not found for an item that is not known', async () => {
      const id = itemIdOn('ETHEREUM', 99)
      const answer = await ask(calls.getOffersForItemUsingPOST, { id, offerPageRequest: {} })
      expect([answer.status, answer.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    })

    it('have a best one', async () => {
      const { body } = await ask(calls.getBestOfferForItemUsingGET, { id: FIRST })
      expect(numbersOf([body])).to.deep.equal([12])
      const none = await ask(calls.getBestOfferForItemUsingGET, { id: itemIdOn('ETHEREUM', 2) })
      expect([none.status, none.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    })
  })

  describe('the best bid of a maker', () => {
    const best = (request: object) =>
      ask(calls.getBestOfferByMakerUsingPOST, { bestOfferByMakersRequest: request })

    it('is for the item, for any of the collection, or the better one of both', async () => {
      const of = async (request: object) => numbersOf([(await best(request)).body])
      expect(await of({ maker: user(BOB), itemId: FIRST })).to.deep.equal([11])
      expect(await of({ maker: user(BOB), token: DROP })).to.deep.equal([21])
      expect(await of({ maker: user(BOB), itemId: FIRST, token: DROP })).to.deep.equal([11])
      const second = { itemId: itemIdOn('ETHEREUM', 2), token: DROP }
      expect(await of({ maker: user(CAROL), ...second })).to.deep.equal([22])
    })

    it('is not found where there is none', async () => {
      const { status, body } = await best({ maker: user(ALICE), itemId: FIRST })
      expect([status, body.code]).to.deep.equal([404, 'NOT_FOUND'])
    })

    it('needs a maker, and an item or a collection', async () => {
      for (const request of [{ maker: user(BOB) }, { itemId: FIRST }, {}]) {
        const { status, body } = await best(request)
        expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
      }
    })
  })

  describe('the best listings of an item', () => {
    it('are one in each currency, the best of them first', async () => {
      const { body } = await ask(calls.getBestSellOrdersForItemUsingGET, { id: FIRST })
      expect(numbersOf(body)).to.deep.equal([2, 1])
      const id = formatItemId(COPIED)
      const copies = await ask(calls.getBestSellOrdersForItemUsingGET, { id })
      expect(numbersOf(copies.body)).to.deep.equal([51])
    })

    it('are none of an item without any, and not found of an unknown one', async () => {
      const none = await ask(calls.getBestSellOrdersForItemUsingGET, {
        id: itemIdOn('ETHEREUM', 2),
      })
      expect([none.status, none.body]).to.deep.equal([200, []])
      const unknown = await ask(calls.getBestSellOrdersForItemUsingGET, {
        id: itemIdOn('ETHEREUM', 99),
      })
      expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    })
  })
})
