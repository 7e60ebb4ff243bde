import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { askPublicly } from '../indexer/publicClient/_client.ts'
import { declarationsOf } from '../indexer/publicClient/_declarations.ts'
import { indexerOver, type Parameters } from '../read-model/_app.ts'
import { addressOf, type Market, openMarket } from './_market.ts'
import { ORDER_CALLS } from './_orderCalls.ts'

describe('the public client of the interface, unchanged, with orders', () => {
  let market: Market
  let app: FastifyInstance
  before(async () => {
    market = await openMarket()
    app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      exchanges: { BASE: market.exchange },
      platform: 'RARIBLE',
    })
  })
  after(async () => {
    await app.close()
    await market.stop()
  })

  it('gets what it declares from all calls', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const faultOf = declarationsOf(ORDER_CALLS.map(({ operationId }) => operationId))
    const form = await market.sign(market.listing())
    const orderForm = {
      ...form,
      '@type': 'RARIBLE_V2',
      data: { ...form.data, '@type': 'ETH_RARIBLE_V2' },
    }
    const { body } = await market.send(form)
    const { id } = body
    const prepareOrderTxForm = {
      maker: `ETHEREUM:${addressOf(3)}`,
      amount: '1',
      payouts: [],
      originFees: [],
    }
    const asked: readonly (readonly [Call, Parameters])[] = [
      [calls.upsertOrder, { orderForm }],
      [calls.encode, { orderForm }],
      [calls.getOrderFees, { blockchain: 'BASE' }],
      [calls.getValidatedOrderById, { id }],
      [calls.prepareOrderTransaction, { id, prepareOrderTxForm }],
      [calls.prepareOrderCancelTransaction, { id }],
      [calls.reportOrderById, { id }],
    ]
    expect(asked.map(([call]) => call)).to.have.members(ORDER_CALLS)
    for (const [call, parameters] of asked) {
      const answer = await askPublicly(url, call, parameters)
      expect(answer.status, JSON.stringify(answer)).to.equal(200)
      expect(faultOf(call.operationId, answer), call.operationId).to.equal(undefined)
    }
  })
})
