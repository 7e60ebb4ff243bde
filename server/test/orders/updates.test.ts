import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { addressOf, expectRefusal, inAnHour, type Market, openMarket } from './_market.ts'

describe('an order that is known can be sent again, which', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  beforeEach(() => market.endOrders())
  after(() => market.stop())

  const contract = () => `BASE:${market.copies}`
  const copies = (value: string, price: string, changes: Partial<ExchangeOrderForm>) =>
    market.listing({
      make: { assetType: { '@type': 'ERC1155', contract: contract(), tokenId: '5' }, value },
      take: { ...market.listing().take, value: price },
      ...changes,
    })

  it('may offer more and ask for less', async () => {
    const fixed = { salt: '700001', endedAt: inAnHour() }
    const { body: first } = await market.post(copies('4', '400', fixed))
    const { status, body } = await market.post(copies('5', '500', fixed))
    expect(status, body.message).to.equal(200)
    expect(body).to.deep.include({
      id: first.id,
      makeStock: '5',
      version: 2,
      createdAt: first.createdAt,
    })
    const { body: cheaper } = await market.post(copies('5', '450', fixed))
    expect(cheaper).to.deep.include({ makePrice: '0.00000000000000009', version: 3 })
  })

  it('may do nothing else', async () => {
    const fixed = { salt: '700002', endedAt: inAnHour(), startedAt: '1600000000' }
    const { body: first } = await market.post(copies('4', '400', fixed))
    const known = `The order ${first.id} is known and`
    const then = 'make another one with a new salt'
    const part = { account: `ETHEREUM:${addressOf(3)}`, value: 100 }
    const later = String(BigInt(Date.parse(fixed.endedAt) / 1000) + 1n)
    for (const [form, rule] of [
      [copies('3', '300', fixed), 'its make value may not become less'],
      [copies('4', '401', fixed), 'its price may not rise'],
      [copies('5', '501', fixed), 'its price may not rise'],
      [copies('4', '400', { ...fixed, endedAt: later }), 'its end may not change'],
      [copies('4', '400', { ...fixed, startedAt: '1600000001' }), 'its start may not change'],
      [
        copies('4', '400', { ...fixed, taker: `ETHEREUM:${addressOf(2)}` }),
        'its taker may not change',
      ],
      [
        copies('4', '400', {
          ...fixed,
          data: { '@type': 'ETH_MINTLINE_V2', payouts: [], originFees: [part] },
        }),
        'its data may not change',
      ],
    ] as const) {
      await expectRefusal(market, market.post(form), 'BAD_REQUEST', `${known} ${rule}: ${then}`)
    }
    expect((await market.ask(calls.getOrderById, { id: first.id })).body).to.deep.equal(first)
  })

  it('does not bring back what was cancelled or filled', async () => {
    const fixed = { salt: '700003', endedAt: inAnHour() }
    const { body } = await market.post(copies('4', '400', fixed))
    const key = body.id.slice('BASE:'.length)
    await market.execute(market.exchange.contract, 'fill', [key, 400n])
    await expectRefusal(
      market,
      market.post(copies('5', '500', fixed)),
      'BAD_REQUEST',
      `The order ${body.id} is known and filled, so that it cannot change: make another one with a new salt`,
    )
    expect((await market.post(copies('4', '400', fixed))).body.status).to.equal('FILLED')
    const other = { ...fixed, salt: '700004' }
    const { body: open } = await market.post(copies('4', '400', other))
    await market.pools.write
      .updateTable('orders')
      .set({ cancelled: true, status: 'CANCELLED' })
      .where('salt', '=', '700004')
      .execute()
    await expectRefusal(
      market,
      market.post(copies('4', '300', other)),
      'BAD_REQUEST',
      new RegExp(`^The order ${open.id} was cancelled`),
    )
  })
})
