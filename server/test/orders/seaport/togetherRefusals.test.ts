import { expect } from 'chai'
import type { Hex } from 'viem'
import { keyOf } from '../../../../clients/evm/test/support/keys.ts'
import { orderKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { ask, indexerOver } from '../../read-model/_app.ts'
import { addressOf } from '../_market.ts'
import { deploySeaport } from './_contracts.ts'
import { ether, tagged, to } from './_seaport.ts'
import { ETHER, withListings } from './_together.ts'

const [OTHER_SELLER, BUYER] = [3, 4].map(addressOf)

describe('listings for Seaport that are to be bought together are refused before anything is sent', () => {
  const { seaport, items, minted, royal, listed, listedInCoins, cancel } = withListings()

  const refusal = async (
    id: string,
    together: readonly object[],
    changes: object = {},
  ): Promise<readonly unknown[]> => {
    const { status, body } = await seaport.prepare(id, 4, { together, ...changes })
    return [status, body.code, body.message]
  }
  const one = (orderId: string, amount = '1') => ({ orderId, amount })
  const unprepared = (id: string, reason: string) => [
    400,
    'VALIDATION',
    `No transaction can be prepared for the order ${id}: ${reason}`,
  ]
  const ALONE = 'it is no listing for Seaport, and no others are bought together'

  it('with an order twice, also with the first one', async () => {
    const [id, other] = [await listed(1, ETHER), await listed(3, ETHER)]
    for (const [together, index] of [
      [[one(id)], 0],
      [[one(other), one(other)], 1],
    ] as const) {
      expect(await refusal(id, together)).to.deep.equal([
        400,
        'BAD_REQUEST',
        `together[${index}].orderId must not name an order twice`,
      ])
    }
  })

  it('with an order that is not known', async () => {
    const unknown = `BASE:0x${'ab'.repeat(32)}`
    expect(await refusal(await listed(1, ETHER), [one(unknown)])).to.deep.equal([
      404,
      'NOT_FOUND',
      `There is no order ${unknown}`,
    ])
  })

  it('with an order of another blockchain', async () => {
    const { write } = seaport.market.pools
    const id = await listed(1, ETHER)
    const row = await write.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow()
    const value = `0x${'cd'.repeat(32)}`
    const elsewhere = {
      ...row,
      id: orderKey({ blockchain: 'ETHEREUM', value }),
      make: JSON.stringify(row.make),
      take: JSON.stringify(row.take),
      data: JSON.stringify(row.data),
    }
    await write.insertInto('orders').values(elsewhere).execute()
    expect(await refusal(id, [one(`ETHEREUM:${value}`)])).to.deep.equal([
      400,
      'BAD_REQUEST',
      'together[0].orderId must be an order on BASE, as the first one is',
    ])
  })

  it('in two currencies', async () => {
    const [id, other] = [await listed(1, ETHER), await listedInCoins()]
    const reason = 'it is in another currency than the first one'
    expect(await refusal(id, [one(other)])).to.deep.equal(unprepared(other, reason))
  })

  it('at two contracts', async () => {
    const { market, seaport: first } = seaport
    const second = await deploySeaport(market.chain)
    const operator = [second.contract, true]
    await market.execute(items(), 'setApprovalForAll', operator, market.chain.keyWallet(3))
    const app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      seaports: {
        BASE: {
          contracts: [first.contract, second.contract],
          conduit: undefined,
          fee: undefined,
          royalties: false,
        },
      },
    })
    try {
      const id = await listed(1, ETHER)
      const tokenId = await minted(3)
      const form = seaport.listing({
        maker: `ETHEREUM:${OTHER_SELLER}`,
        data: {
          protocol: `ETHEREUM:${second.contract}`,
          offer: [royal(tokenId)],
          consideration: [to(3, ether(ETHER))],
        },
      })
      const { body: hashes } = await ask(app, calls.encode, { orderForm: tagged(form) })
      const signature = await keyOf(3).sign({ hash: hashes.signHash as Hex })
      const orderForm = tagged({ ...form, signature })
      const { status, body: other } = await ask(app, calls.upsertOrder, { orderForm })
      expect(status).to.equal(200)
      const refused = await ask(app, calls.prepareOrderTransaction, {
        id,
        prepareOrderTxForm: {
          maker: `ETHEREUM:${BUYER}`,
          amount: '1',
          payouts: [],
          originFees: [],
          together: [one(other.id)],
        },
      })
      const reason = `it is not for the contract ${first.contract}, as the first one is`
      const { code, message } = refused.body
      expect([refused.status, code, message]).to.deep.equal(unprepared(other.id, reason))
    } finally {
      await app.close()
    }
  })

  it('with bids, and with orders for another exchange', async () => {
    const id = await listed(1, ETHER)
    const bid = await seaport.posted(
      seaport.bid({
        data: { consideration: [to(2, seaport.item(0n)), to(5, seaport.coins(25n))] },
      }),
    )
    const { body: own } = await seaport.market.post(seaport.market.listing())
    for (const other of [bid.id, own.id]) {
      expect(await refusal(id, [one(other)])).to.deep.equal(unprepared(other, ALONE))
      expect(await refusal(other, [one(id)])).to.deep.equal(unprepared(other, ALONE))
    }
  })

  it('with one that is cancelled, or has fewer copies', async () => {
    const [id, gone] = [await listed(1, ETHER), await listed(3, ETHER)]
    await cancel(gone, 3)
    await seaport.read()
    expect(await refusal(id, [one(gone)])).to.deep.equal(unprepared(gone, 'it is CANCELLED'))
    const other = await listed(3, ETHER)
    expect(await refusal(id, [one(other, '2')])).to.deep.equal(
      unprepared(other, 'it has 1 left, not 2'),
    )
    const [status, code, message] = await refusal(id, [one(other, '0')])
    expect([status, code]).to.deep.equal([400, 'BAD_REQUEST'])
    expect(message).to.match(/^together\[0\]\.amount must be a whole number from 1/)
  })

  it('with several payouts, and with a field that there is not', async () => {
    const [id, other] = [await listed(1, ETHER), await listed(3, ETHER)]
    const payouts = [7, 6].map((account) => ({
      account: `ETHEREUM:${addressOf(account)}`,
      value: 5_000,
    }))
    expect(await refusal(id, [one(other)], { payouts })).to.deep.equal(
      unprepared(id, 'Seaport pays out to one account'),
    )
    const [status, code, message] = await refusal(id, [{ ...one(other), price: '1' }])
    expect([status, code]).to.deep.equal([400, 'VALIDATION'])
    expect(message).to.include('price')
  })
})
