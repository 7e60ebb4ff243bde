import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { expectRefusal, type Market, openMarket } from './_market.ts'

const COIN = 10n ** 18n
const INACTIVE = { status: 'INACTIVE' }

describe('least bids', () => {
  let market: Market
  before(async () => {
    market = await openMarket({ minimumBids: true })
    const { pools, nft } = market
    const row = collectionRow({ blockchain: 'BASE', contract: nft })
    await pools.write.insertInto('collections').values(row).execute()
  })
  beforeEach(async () => {
    const { write } = market.pools
    await write.deleteFrom('rates').execute()
    await write.updateTable('orders').set(INACTIVE).execute()
    await findFloor()
  })
  after(() => market.stop())

  /** Writes US dollar rates for the token and the chain's coin. */
  const prices = async (coin: string, ether: string) => {
    const at = new Date()
    const rowOf = (address: string, usd: string) => {
      const currency = currencyKey({ blockchain: 'BASE', address })
      return { currency, at, usd, source: 'file' }
    }
    const rows = [rowOf(market.coin, coin), rowOf(zeroAddress, ether)]
    await market.pools.write.insertInto('rates').values(rows).execute()
  }

  /** Runs the job that the last order change queued. */
  const findFloor = () => {
    const collection = collectionKey({ blockchain: 'BASE', contract: market.nft }).toString('hex')
    const services = { writer: market.pools.write } as never
    return TASKS.findCollectionOrders(services, { collection }, undefined)
  }

  const bid = (value: bigint) =>
    market.bid({ make: { ...market.bid().make, value: String(value) } })

  const refused = (value: bigint, usd: string, least: string) =>
    expectRefusal(
      market,
      market.post(bid(value)),
      'BAD_REQUEST',
      `The bid is worth ${usd} USD for each item, and here it has to be at least ${least} USD`,
    )

  it('are not asked for where the currency has no rate', async () => {
    expect((await market.post(bid(1n))).status).to.equal(200)
  })

  it('are not asked for by a rate that is older than a day', async () => {
    await prices('2', '3000')
    await market.pools.write
      .updateTable('rates')
      .set({ at: new Date(Date.now() - 86_400_000) })
      .execute()
    expect((await market.post(bid(1n))).status).to.equal(200)
  })

  it('are 1 USD where nothing is listed', async () => {
    await prices('2', '3000')
    await refused(COIN / 2n - 10n ** 14n, '0.9998', '1')
    const { status, body } = await market.post(bid(COIN / 2n))
    expect([status, body.takePrice, body.takePriceUsd]).to.deep.equal([200, '0.5', '1'])
  })

  it('are three quarters of the floor where something is listed, and not a digit more', async () => {
    // Given a listing of 2 ETH, for 1.1 USD each
    await prices('1', '1.1')
    expect((await market.post(market.listing())).body.makePriceUsd).to.equal('2.2')
    await findFloor()
    await refused((165n * COIN) / 100n - 1n, '1.649999999999999999', '1.65')
    expect((await market.post(bid((165n * COIN) / 100n))).body.takePriceUsd).to.equal('1.65')
    await market.endOrders()
    expect((await market.post(bid((166n * COIN) / 100n))).status).to.equal(200)
  })

  it('are below 1 USD where the floor is', async () => {
    await prices('1', '0.1')
    await market.post(market.listing())
    await findFloor()
    await refused((14n * COIN) / 100n, '0.14', '0.15')
    expect((await market.post(bid((15n * COIN) / 100n))).status).to.equal(200)
  })

  it('apply to bids alone', async () => {
    await prices('1', '0.0000001')
    expect((await market.post(market.listing())).status).to.equal(200)
  })
})
