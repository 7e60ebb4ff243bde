import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { keepBestOrders } from '../../../src/database/best-orders/keepBestOrders.ts'
import type { Call } from '../../../src/http/contract/call.ts'
import * as auctions from '../../../src/marketplace/auctions/calls.ts'
import * as bids from '../../../src/marketplace/bids.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { writeOrders } from '../../read-model/_orders.ts'
import { marketplaceOver } from '../_app.ts'
import { type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { auctionForm, COIN_PARTS, writeCoin } from '../auctions/_auctions.ts'
import { DROP, minted, ownershipOf, writeDrop } from '../social/_social.ts'
import { askPublicly } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

const CALLS: readonly Call[] = [...Object.values(auctions), ...Object.values(bids)]

describe('the public client of the marketplace, for auctions and bids,', () => {
  const asked = new Set<string>()
  let database: TestDatabase
  let app: FastifyInstance
  let url: string
  let user: SignedIn
  let id: string
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    database = await testDatabase()
    await writeDrop(database)
    await writeCoin(database)
    app = await marketplaceOver(database, { platform: 'RARIBLE' })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    user = await signedIn(app, evmWallet())
    id = ownershipOf(await minted(database, user.wallet, { tokenId: 1n }), user.wallet)
    faultOf = declarationsOf(CALLS.map(({ operationId }) => operationId))
  })
  after(() => app.close())

  /** Answer of a call, as the client declares it. */
  async function answerOf(call: Call, parameters: Parameters): Promise<unknown> {
    asked.add(call.operationId)
    const { status, value } = await askPublicly(url, call, parameters, user.accessToken)
    expect(status).to.equal(200)
    expect(faultOf(call.operationId, value)).to.equal(undefined)
    return value
  }

  it('creates an auction, gets it, and deletes it', async () => {
    const form = { id, auctionForm: auctionForm() }
    const created = await answerOf(calls.createAuctionUsingPOST, form)
    expect(created).to.deep.equal({ status: 'CREATED', success: true })
    const auction = await answerOf(calls.getAuctionUsingGET, { id })
    expect(await answerOf(calls.getAuctionsByIdsUsingPOST, { requestBody: [id] })).to.deep.equal([
      { id, auction },
    ])
    const again = await answerOf(calls.createAuctionUsingPOST, form)
    expect(again).to.deep.equal({ status: 'AUCTION_FOR_ITEM_EXISTS', success: false })
    const deleted = await answerOf(calls.deleteAuctionUsingDELETE, { id })
    expect(deleted).to.deep.equal({ status: 'DELETED', success: true })
  })

  it('lists bids that a user gets, and those in an auction', async () => {
    const item = { ...DROP, tokenId: 1n }
    const bid = { number: 1, side: 'BID', collection: DROP, item, maker: 9, price: '3' } as const
    await writeOrders(database, [{ ...bid, currency: COIN_PARTS }])
    const orders = await database.write.selectFrom('orders').select(['id', 'collection']).execute()
    await database.write
      .transaction()
      .execute((transaction) => keepBestOrders(transaction, orders, async () => undefined))
    expect(await answerOf(calls.currentUserBidsUsingGET, {})).to.have.lengthOf(1)
    expect(await answerOf(calls.currentUserOwnershipsWithBidsUsingGET, {})).to.have.lengthOf(1)
    await answerOf(calls.createAuctionUsingPOST, { id, auctionForm: auctionForm() })
    const { id: auction } = await database.write
      .selectFrom('auctions')
      .select('id')
      .executeTakeFirstOrThrow()
    await database.write
      .insertInto('auction_bids')
      .values(
        orders.map(({ id: order_id, collection }) => ({
          auction,
          order_id,
          collection,
          value: '3000000',
          bid_at: new Date(),
        })),
      )
      .execute()
    const offers = { id, offerInAuctionPageRequest: { size: 5 } }
    expect(await answerOf(calls.getOffersInAuctionUsingPOST, offers)).to.have.lengthOf(1)
    const others = { id, offerInAuctionPageRequest: { owner: user.wallet.text } }
    expect(await answerOf(calls.getOffersInAuctionUsingPOST, others)).to.deep.equal([])
    const kept = await answerOf(calls.deleteAuctionUsingDELETE, { id })
    expect(kept).to.deep.equal({ status: 'OFFER_FOR_AUCTION_EXISTS', success: false })
  })

  it('is tried with all calls about them', () => {
    expect([...asked]).to.have.members(CALLS.map(({ operationId }) => operationId))
  })
})
