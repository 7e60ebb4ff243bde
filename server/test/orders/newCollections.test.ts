import { expect } from 'chai'
import type { Transaction } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import * as calls from '../../src/indexer/calls.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { waitsFor } from '../_waits.ts'
import { addressOf, type Market, openMarket } from './_market.ts'

describe('an order that is sent while its collection is written for the first time', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  after(() => market.stop())

  it('waits for the collection, and is the best order of its item', async () => {
    let sending: ReturnType<Market['post']> | undefined
    const send = async (transaction: Transaction<DB>) => {
      sending = market.post(market.listing())
      expect(await waitsFor(transaction, sending)).to.equal(true)
    }
    await applyBatch(market.pools.write, firstMint(market.nft), { also: send })

    const order = await sending
    expect(order?.status).to.equal(200)
    const { body } = await market.ask(calls.getItemById, { itemId: `BASE:${market.nft}:0` })
    expect(body.bestSellOrder?.id).to.equal(order?.body.id)
  })
})

/** A collection, and the mint of its item 0 to account 1. */
function firstMint(collection: string): IngestBatch {
  const time = new Date(0)
  const item = { blockchain: 'BASE', contract: collection, tokenId: 0n } as const
  const block = { number: 1n, hash: new Uint8Array(32), time }
  return {
    blockchain: 'BASE',
    activities: [
      {
        type: 'MINT',
        item,
        collection,
        from: undefined,
        to: addressOf(1),
        value: 1n,
        purchase: false,
        index: 0,
        transaction: `0x${'01'.repeat(32)}`,
        mintPrice: undefined,
        block,
      },
    ],
    collections: [
      {
        collection,
        type: 'ERC721',
        name: 'Items',
        symbol: 'I',
        owner: undefined,
        creator: undefined,
        features: [],
        royalties: [],
        uri: undefined,
        extra: {},
        created: time,
        firstBlock: 1n,
        time,
      },
    ],
    items: [{ item, collection, uri: undefined, extra: {}, time }],
  }
}
