import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { currencyKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { priceOrders } from '../../src/jobs/priceOrders.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver } from './_app.ts'
import { ago, BOB, ETHER, TOKEN } from './_names.ts'
import { listingOf, newCollection, writeKnown } from './_newOrders.ts'
import { orderIdOn } from './_orders.ts'

describe('prices of orders in dollars', () => {
  let pools: TestDatabase
  let app: FastifyInstance

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools)
  })

  after(() => app.close())

  const run = () => priceOrders({ writer: pools.write } as never, {}, undefined)
  const rate = (currency: typeof ETHER | typeof TOKEN, usd: string, at: Date) =>
    pools.write
      .insertInto('rates')
      .values({ currency: currencyKey(currency), at, usd, source: 'file' })
      .execute()

  it('follow the rates, and decide which order is best', async () => {
    const written = await newCollection(pools)
    await writeKnown(pools, [
      listingOf(written, { number: 1, price: '1' }),
      listingOf(written, { number: 2, price: '3', maker: BOB, currency: TOKEN }),
      listingOf(written, { number: 3, price: '9', status: 'FILLED', values: { price_usd: '7' } }),
    ])
    const bestSell = async () => {
      const itemId = formatItemId(written.items[0])
      const { bestSellOrder: best } = (await ask(app, calls.getItemById, { itemId })).body
      return [best?.id, best?.makePriceUsd]
    }
    await rate(TOKEN, '1000', ago(9))
    await run()
    expect(await bestSell()).to.deep.equal([orderIdOn('ETHEREUM', 2), '3000'])
    await rate(ETHER, '2500.5', ago(9))
    await run()
    expect(await bestSell()).to.deep.equal([orderIdOn('ETHEREUM', 1), '2500.5'])
    await rate(ETHER, '4000', ago(8))
    await rate(ETHER, '1', new Date('2999-01-01T00:00:00Z'))
    await run()
    expect(await bestSell()).to.deep.equal([orderIdOn('ETHEREUM', 2), '3000'])

    const order = async (number: number) =>
      (await ask(app, calls.getOrderById, { id: orderIdOn('ETHEREUM', number) })).body
    expect((await order(1)).makePriceUsd).to.equal('4000')
    const { version } = await order(1)
    await run()
    expect((await order(1)).version).to.equal(version)
  })
})
