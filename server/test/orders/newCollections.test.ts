import { expect } from 'chai'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import * as calls from '../../src/indexer/calls/index.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { IngestBatch } from '../../src/ingest/batch.ts'
import { eventually } from '../ingest/_follow.ts'
import { addressOf, type Market, openMarket } from './_market.ts'

describe('an order that is sent while its collection is written for the first time', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  after(() => market.stop())

  it('waits for the collection, and is the best order of its item', async () => {
    let sending: ReturnType<Market['post']> | undefined
    let isAnswered = false
    // Asked within the transaction, which ends where it is idle for long.
    const sendAndWait = async (transaction: Transaction<DB>) => {
      sending = market.post(market.listing()).finally(() => {
        isAnswered = true
      })
      await eventually(async () =>
        isAnswered || (await isWaitedFor(transaction)) ? true : undefined,
      )
      expect(isAnswered).to.equal(false)
    }
    await applyBatch(market.pools.write, firstMint(market.nft), { also: sendAndWait })

    const order = await sending
    expect(order?.status).to.equal(200)
    const { body } = await market.ask(calls.getItemById, { itemId: `BASE:${market.nft}:0` })
    expect(body.bestSellOrder?.id).to.equal(order?.body.id)
  })
})

/** True if another transaction waits for this one. */
async function isWaitedFor(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(transaction)
  return rows.length > 0
}

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
