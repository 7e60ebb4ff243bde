import { expect } from 'chai'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  maxUint256,
} from 'viem'
import { SEAPORT_EVENTS } from '../../../src/ingest/decode/evm/exchangeFills.ts'
import { SEAPORT_ABI } from '../../../src/orders/seaport/seaportAbi.ts'
import { deployEmitter, emit } from '../../ingest/evm/_emitter.ts'
import { addressOf } from '../_market.ts'
import { to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

describe('orders for Seaport do not follow', () => {
  const seaport = withSeaport()

  it('what the taker of a bid adds to it: copies for others fill none of it', async () => {
    // Given a bid on four copies, and a transaction that gives it one
    const { id } = await seaport.posted(
      seaport.bid({
        data: { offer: [seaport.coins(400n)], consideration: [to(2, seaport.copies(4n))] },
      }),
    )
    const { body } = await seaport.prepare(id, 1)
    const call = decodeFunctionData({ abi: SEAPORT_ABI, data: body.transaction.data as Hex })
    if (call.functionName !== 'matchAdvancedOrders') throw new Error('It is no match')
    const [[bid, sale], resolvers, fulfillments, recipient] = call.args
    if (bid === undefined || sale === undefined) throw new Error('It is no match of two')

    // When its sender has two more copies go to somebody else, as a tip in the bid
    const [given] = sale.parameters.offer
    if (given === undefined) throw new Error('It gives nothing')
    const amounts = (amount: bigint) => ({ startAmount: amount, endAmount: amount })
    const tip = { ...given, ...amounts(8n), recipient: addressOf(4) }
    const withTip = {
      ...bid,
      parameters: { ...bid.parameters, consideration: [...bid.parameters.consideration, tip] },
    }
    const withMore = {
      ...sale,
      parameters: { ...sale.parameters, offer: [given, { ...given, ...amounts(2n) }] },
    }
    const tipped = {
      offerComponents: [{ orderIndex: 1n, itemIndex: 1n }],
      considerationComponents: [{ orderIndex: 0n, itemIndex: 1n }],
    }
    const data = encodeFunctionData({
      abi: SEAPORT_ABI,
      functionName: 'matchAdvancedOrders',
      args: [[withTip, withMore], resolvers, [...fulfillments, tipped], recipient],
    })
    const sent = await seaport.transact({ transaction: { to: body.transaction.to, data } }, 1)
    expect(sent.isDone).to.equal(true)
    expect(await seaport.balances.copies(addressOf(4))).to.equal(2n)

    // Then one copy of the bid is filled
    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'ACTIVE', fill: '1' })
  })

  it('the counters of any other contract', async () => {
    const { market } = seaport
    const { chain } = market
    const { id } = await seaport.posted(seaport.listing())
    const emitter = await deployEmitter(chain, '0x12345678')
    const offerer = addressOf(1)
    await emit(chain, emitter, {
      topics: encodeEventTopics({
        abi: SEAPORT_EVENTS,
        eventName: 'CounterIncremented',
        args: { offerer },
      }) as Hex[],
      data: encodeAbiParameters([{ type: 'uint256' }], [maxUint256]),
    })
    await seaport.read()
    expect(await seaport.order(id)).to.deep.include({ status: 'ACTIVE', cancelled: false })
  })
})
