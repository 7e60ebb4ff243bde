import { expect } from 'chai'
import * as calls from '../../../src/indexer/calls.ts'
import { addressOf, expectRefusal } from '../_market.ts'
import { ether, to } from './_seaport.ts'
import { withSeaport } from './_suite.ts'

const ETHER = 10n ** 18n

describe('an order for Seaport gives what is owed, or is refused:', () => {
  const seaport = withSeaport({ fee: { account: addressOf(5), value: 250 }, royalties: true })

  it('the fee of the platform', async () => {
    const message = (given: bigint) =>
      `data.consideration must give ETHEREUM:${addressOf(5)} at least 50000000000000000 of ${2n * ETHER} as fee of 250 basis points, and gives ${given}`
    const least = ETHER / 20n
    const form = (fee: bigint) =>
      seaport.listing({
        data: {
          consideration: [to(1, ether(2n * ETHER - fee)), ...(fee > 0n ? [to(5, ether(fee))] : [])],
        },
      })
    for (const fee of [0n, least - 1n]) {
      const signed = await seaport.sign(form(fee))
      const sent = seaport.send(signed)
      await expectRefusal(seaport.market, sent, 'BAD_REQUEST', message(fee))
    }
    const { body } = await seaport.send(await seaport.sign(form(least)))
    expect(body).to.deep.include({ status: 'ACTIVE', feeTakers: [`ETHEREUM:${addressOf(5)}`] })
  })

  it('the fee is told by blockchain', async () => {
    const { body } = await seaport.ask(calls.getOrderFees, { blockchain: 'BASE' })
    expect(body).to.deep.equal({ fees: { MINTLINE_V2: 50, SEAPORT_V1: 250 } })
  })

  it('the fee of a bid for each of its copies', async () => {
    const bid = (fee: bigint) =>
      seaport.bid({
        data: {
          offer: [seaport.coins(300n)],
          consideration: [to(2, seaport.copies(3n)), to(5, seaport.coins(fee))],
        },
      })
    // 2.5 % of 100 are 2 for each of three copies.
    const sent = seaport.send(await seaport.sign(bid(3n)))
    await expectRefusal(seaport.market, sent, 'BAD_REQUEST', /at least 6 of 300 as fee of 250/)
    expect((await seaport.send(await seaport.sign(bid(6n)))).status).to.equal(200)
  })

  it('but not by whoever is owed it', async () => {
    const maker = `ETHEREUM:${addressOf(5)}`
    const form = seaport.bid({ maker, data: { consideration: [to(5, seaport.item())] } })
    const { status, body } = await seaport.send(await seaport.sign(form, 5))
    expect(status, body.message).to.equal(200)
  })
})
