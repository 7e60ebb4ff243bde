import { expect } from 'chai'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { askPublicly } from '../../indexer/publicClient/_client.ts'
import { declarationsOf } from '../../indexer/publicClient/_declarations.ts'
import { indexerOver, type Parameters } from '../../read-model/_app.ts'
import { addressOf } from '../_market.ts'
import { tagged } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

describe('the public client of the interface, unchanged, with orders for Seaport', () => {
  const seaport = withSeaport()

  it('sends them, and gets what it declares', async () => {
    const { market } = seaport
    const app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      seaports: {
        BASE: {
          contracts: [seaport.seaport.contract],
          conduit: undefined,
          fee: undefined,
          royalties: false,
        },
      },
      platform: 'RARIBLE',
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const orderForm = tagged(await seaport.sign(seaport.listing()))
    const { value } = await askPublicly(url, calls.upsertOrder, { orderForm })
    const { id, ...order } = value as Record<string, unknown>
    expect(order).to.deep.include({ platform: 'RARIBLE', status: 'ACTIVE', data: orderForm.data })
    const prepareOrderTxForm = {
      maker: `ETHEREUM:${addressOf(3)}`,
      amount: '1',
      payouts: [],
      originFees: [],
    }
    const asked: readonly (readonly [Call, Parameters])[] = [
      [calls.upsertOrder, { orderForm }],
      [calls.encode, { orderForm }],
      [calls.getOrderById, { id }],
      [calls.getSellOrdersByItem, { itemId: `BASE:${market.nft}:0` }],
      [calls.getItemById, { itemId: `BASE:${market.nft}:0` }],
      [calls.getOrderFees, { blockchain: 'BASE' }],
      [calls.getValidatedOrderById, { id }],
      [calls.prepareOrderTransaction, { id, prepareOrderTxForm }],
      [calls.prepareOrderCancelTransaction, { id }],
    ]
    await seaport.read()
    const faultOf = declarationsOf(asked.map(([{ operationId }]) => operationId))
    for (const [call, parameters] of asked) {
      const answer = await askPublicly(url, call, parameters)
      expect(answer.status, JSON.stringify(answer)).to.equal(200)
      expect(faultOf(call.operationId, answer), call.operationId).to.equal(undefined)
    }
    await app.close()
  })
})
