import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { addressKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { account, contract, wallet } from './_addresses.ts'
import {
  ALICE,
  BOB,
  CAROL,
  COPIED,
  COPIES,
  dropOn,
  ETHER,
  itemOn,
  minute,
  TOKEN,
} from './_names.ts'
import { orderIdOn, writeOrders } from './_orders.ts'
import { STORED } from './_rows.ts'
import { withWorld } from './_suite.ts'

const DROP = dropOn('ETHEREUM')
const key = (seed: number) =>
  addressKey({ blockchain: 'ETHEREUM', address: wallet('ETHEREUM', seed) })
const word = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

describe('orders', () => {
  const { ask, pools } = withWorld()
  const order = async (number: number) =>
    (await ask(calls.getOrderById, { id: orderIdOn('ETHEREUM', number) })).body

  before(() =>
    writeOrders(pools(), [
      {
        number: 0xf01,
        side: 'SELL',
        collection: COPIES,
        item: COPIED,
        maker: ALICE,
        currency: ETHER,
        price: '0.05',
        copies: 4n,
        values: {
          make_stock: '3',
          fill: '50000000000000000',
          price_usd: '150.25',
          signature: Buffer.from('beef', 'hex'),
          origins: [key(CAROL)],
          start_at: minute(2),
          end_at: minute(90),
          optional_royalties: true,
          salt: String(2n ** 256n - 1n),
          make: JSON.stringify({
            type: { '@type': 'ERC1155', contract: formatCollectionId(COPIES), tokenId: '1' },
            value: '4',
          }),
        },
      },
      {
        number: 0xf02,
        side: 'BID',
        collection: DROP,
        maker: BOB,
        currency: TOKEN,
        price: '1.5',
        copies: 2n,
        values: {
          taker: key(ALICE),
          fill: '1',
          make_stock: '1500000000000000000',
          status: 'INACTIVE',
        },
      },
      {
        number: 0xf03,
        side: 'SELL',
        collection: DROP,
        item: itemOn('ETHEREUM', 3),
        maker: BOB,
        currency: ETHER,
        price: '2',
        values: {
          fill: '1',
          status: 'FILLED',
          data: JSON.stringify({ '@type': 'ETH_MINTLINE_V2_DATA_V3_SELL', maxFeesBasePoint: 500 }),
        },
      },
    ]),
  )

  it('that list items are shown whole, with the price on the make side', async () => {
    expect(await order(0xf01)).to.deep.equal({
      id: orderIdOn('ETHEREUM', 0xf01),
      fill: '0.05',
      platform: 'MINTLINE',
      status: 'ACTIVE',
      startedAt: minute(2).toISOString(),
      endedAt: minute(90).toISOString(),
      makeStock: '3',
      cancelled: false,
      optionalRoyalties: true,
      createdAt: minute(1).toISOString(),
      lastUpdatedAt: minute(1).toISOString(),
      dbUpdatedAt: STORED.toISOString(),
      makePrice: '0.05',
      makePriceUsd: '150.25',
      maker: account('ETHEREUM', ALICE),
      make: {
        type: { '@type': 'ERC1155', contract: formatCollectionId(COPIES), tokenId: '1' },
        value: '4',
      },
      take: { type: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value: '0.2' },
      salt: `0x${'f'.repeat(64)}`,
      signature: '0xbeef',
      feeTakers: [account('ETHEREUM', CAROL)],
      data: { '@type': 'ETH_MINTLINE_V2', payouts: [], originFees: [] },
      version: 1,
    })
  })

  it('that bid are shown whole, with the price on the take side', async () => {
    expect(await order(0xf02)).to.deep.equal({
      id: orderIdOn('ETHEREUM', 0xf02),
      fill: '1',
      platform: 'MINTLINE',
      status: 'INACTIVE',
      makeStock: '1.5',
      cancelled: false,
      optionalRoyalties: false,
      createdAt: minute(1).toISOString(),
      lastUpdatedAt: minute(1).toISOString(),
      dbUpdatedAt: STORED.toISOString(),
      takePrice: '1.5',
      maker: account('ETHEREUM', BOB),
      taker: account('ETHEREUM', ALICE),
      make: {
        type: { '@type': 'ERC20', contract: `ETHEREUM:${contract('ETHEREUM', 200)}` },
        value: '3',
      },
      take: {
        type: { '@type': 'NFT_OF_COLLECTION', collectionId: formatCollectionId(DROP) },
        value: '2',
      },
      salt: word(0xf02),
      feeTakers: [],
      data: { '@type': 'ETH_MINTLINE_V2', payouts: [], originFees: [] },
      version: 1,
    })
  })

  it('count what was given where their exchange does', async () => {
    expect(await order(0xf03)).to.include({ fill: '1', makePrice: '2', status: 'FILLED' })
  })

  it('are found by a hash in upper case too', async () => {
    const id = `ETHEREUM:0x${word(0xf03).slice(2).toUpperCase()}`
    const { body } = await ask(calls.getOrderById, { id })
    expect(body.id).to.equal(orderIdOn('ETHEREUM', 0xf03))
  })

  it('by ids come in the order asked for, each once, without unknown ones', async () => {
    const ids = [0xf03, 0xf99, 0xf01, 0xf03].map((number) => orderIdOn('ETHEREUM', number))
    const { body } = await ask(calls.getOrdersByIds, { orderIds: { ids } })
    expect(body.orders.map(({ id }) => id)).to.deep.equal([ids[0], ids[2]])
  })

  it('are not found where they are not known, and refused where they cannot be', async () => {
    const id = orderIdOn('BASE', 0xf01)
    expect(await ask(calls.getOrderById, { id })).to.deep.equal({
      status: 404,
      body: { code: 'NOT_FOUND', message: `There is no order ${id}` },
    })
    for (const wrong of ['0x01', 'TEZOS:0x01', 'ETHEREUM:']) {
      const { status, body } = await ask(calls.getOrderById, { id: wrong })
      expect([status, body.code], wrong).to.deep.equal([400, 'BAD_REQUEST'])
    }
  })
})
