import { expect } from 'chai'
import { sql } from 'kysely'
import { currencyKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { applyBatch } from '../../../src/ingest/apply/applyBatch.ts'
import type { ExchangeOrderForm } from '../../../src/orders/parse/parseOrderForm.ts'
import { addressOf, type Market, NFT_PROXY, openMarket } from '../_market.ts'

const TYPES = ['LIST', 'BID', 'CANCEL_LIST', 'CANCEL_BID'] as const

/** Sets up a market, and the public views of its orders. */
export function withHistories() {
  const opened: { market?: Market } = {}
  before(async () => {
    const market = await openMarket()
    opened.market = market
    // Bids count in currencies that the operator has priced.
    const currency = currencyKey({ blockchain: 'BASE', address: market.coin })
    await market.pools.write
      .insertInto('rates')
      .values({ currency, at: new Date(), usd: '1', source: 'file' })
      .execute()
    // The attacker has approved everything, and has nothing.
    await market.execute(market.nft, 'setApprovalForAll', [NFT_PROXY, true], attackerOf(market))
  })
  after(() => opened.market?.stop())

  const market = () => opened.market as Market
  let minted = 0
  /** Mints the next item for account 1, and returns it as one side of an order. */
  const mint = async () => {
    await market().execute(market().nft, 'mint', [addressOf(1)])
    minted += 1
    return market().numbered(minted)
  }
  /** Sends an order that is accepted, and returns it. */
  const taken = async (form: ExchangeOrderForm) => {
    const { status, body } = await market().post(form)
    expect(status, body.message).to.equal(200)
    return body
  }
  /** Validates an order on its chain, and returns its status. */
  const checked = async (id: string) => {
    await market().ask(calls.getValidatedOrderById, { id })
    return (await market().ask(calls.getOrderById, { id })).body.status
  }
  /** Returns the order activities in an item's history, with prices. */
  const historyOf = async ({ assetType }: ExchangeOrderForm['make']) => {
    const { contract, tokenId } = assetType as { contract: string; tokenId: string }
    const { status, body } = await market().ask(calls.getActivitiesByItem, {
      type: [...TYPES],
      itemId: `${contract}:${tokenId}`,
      sort: 'EARLIEST_FIRST',
    })
    expect(status).to.equal(200)
    return body.activities.map((activity) =>
      [activity['@type'], Reflect.get(activity, 'price')].filter(Boolean).join(' '),
    )
  }
  /** Returns the types of an account's order activities. */
  const historyBy = async (account: number) => {
    const { body } = await market().ask(calls.getActivitiesByUser, {
      type: ['LIST', 'MAKE_BID', 'CANCEL_LIST', 'CANCEL_BID'],
      user: [`ETHEREUM:${addressOf(account)}`],
    })
    return body.activities.map((activity) => activity['@type'])
  }
  /** Returns true if replicas get an order. */
  const isInSync = async (id: string) => {
    await sql`update orders set db_updated_at = db_updated_at - interval '1 minute'`.execute(
      market().pools.write,
    )
    const { body } = await market().ask(calls.getAllSync, { blockchain: 'BASE', size: 1000 })
    return body.orders.some((order) => order.id === id)
  }
  /** Applies the event that cancels an order, from a block in 1970. */
  const tellCancelled = (hash: string) =>
    applyBatch(market().pools.write, {
      blockchain: 'BASE',
      activities: [],
      collections: [],
      items: [],
      orderEvents: [
        {
          order: hash,
          effect: { type: 'CANCEL' },
          transaction: `0x${hash.slice(-64)}`,
          index: 0,
          logIndex: 0,
          block: { number: 1n, hash: new Uint8Array(32), time: new Date(0) },
        },
      ],
    })
  return { market, mint, taken, checked, historyOf, historyBy, isInSync, tellCancelled }
}

/** Returns account 3's wallet. */
export const attackerOf = ({ chain }: Market) => chain.keyWallet(3)

/** The attacking maker. */
export const ATTACKER = { maker: `ETHEREUM:${addressOf(3)}` } as const
