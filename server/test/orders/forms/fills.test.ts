import { expect } from 'chai'
import * as calls from '../../../src/indexer/calls.ts'
import type { Parameters } from '../../read-model/_app.ts'
import { inputsOf } from '../../read-model/_bodyFields.ts'
import { refused, requestsOf, to, type Variation, without } from '../../read-model/_variations.ts'
import { addressOf } from '../_market.ts'
import { assetOf, to as paidTo } from '../seaport/_seaport.ts'
import { withSeaport } from '../seaport/_suite.ts'

const [ANN, BEN, CAL] = [1, 2, 3].map((index) => `ETHEREUM:${addressOf(index)}`)
const PAYOUTS = { payouts: [{ account: ANN, value: 10_000 }] }
const FEES = { originFees: [{ account: ANN, value: 100 }] }

describe('every field of a request to fill an order has an effect:', () => {
  const seaport = withSeaport()
  before(async () => {
    const { coin, chain, execute } = seaport.market
    await execute(coin, 'transfer', [addressOf(3), 10_000n], chain.keyWallet(2))
  })

  /** An exchange listing with several copies. */
  const listed = async (): Promise<string> => {
    const { copies } = seaport.market
    const assetType = { '@type': 'ERC1155' as const, contract: `BASE:${copies}`, tokenId: '5' }
    const make = { assetType, value: '5' }
    const { body } = await seaport.market.post(seaport.market.listing({ make }))
    return body.id
  }
  // Above the other orders' salts, or these would update them.
  let salts = 1_000
  /** A Seaport listing with several copies, its maker's only one. */
  const listedOnSeaport = async (price: bigint): Promise<string> => {
    await seaport.market.endOrders()
    const consideration = [paidTo(1, seaport.coins(price * 5n))]
    salts += 1
    const salt = String(salts)
    const listing = seaport.listing({ salt, data: { offer: [seaport.copies(5n)], consideration } })
    const { id } = await seaport.posted(listing)
    return id
  }
  /** A bid on any item. */
  const bid = async (): Promise<string> => {
    const any = assetOf('ERC721_WITH_CRITERIA', seaport.market.nft, 0n, 1n)
    const { id } = await seaport.posted(
      seaport.bid({ data: { offer: [seaport.coins(1_000n)], consideration: [paidTo(2, any)] } }),
    )
    return id
  }
  const itemOf = (tokenId: bigint) => `BASE:${seaport.market.nft}:${tokenId}`

  /** The order to fill, and a field's other value. */
  const FIELDS: Readonly<Record<string, () => Promise<readonly [string, Variation]>>> = {
    maker: async () => [await listed(), to(BEN)],
    taker: async () => [await listed(), without(BEN, 'Whoever fills it is the maker')],
    amount: async () => [await listed(), to('2')],
    'payouts.account': async () => [await listed(), to(BEN, PAYOUTS)],
    'payouts.value': async () => [await listed(), refused(9_000, PAYOUTS)],
    'originFees.account': async () => [await listed(), to(BEN, FEES)],
    'originFees.value': async () => [await listed(), to(200, FEES)],
    itemId: async () => {
      const [first, second] = [await seaport.minted(), await seaport.minted()]
      return [await bid(), to(itemOf(second), { maker: ANN, itemId: itemOf(first) })]
    },
    'together.orderId': async () => {
      const [one, other, third] = await together()
      return [one, to(third, { together: [{ orderId: other, amount: '1' }] })]
    },
    'together.amount': async () => {
      const [one, other] = await together()
      return [one, to('2', { together: [{ orderId: other, amount: '1' }] })]
    },
  }

  /** Three open Seaport listings. */
  async function together(): Promise<readonly [string, string, string]> {
    const ids = [
      await listedOnSeaport(100n),
      await listedOnSeaport(200n),
      await listedOnSeaport(300n),
    ] as const
    await seaport.market.pools.write.updateTable('orders').set({ status: 'ACTIVE' }).execute()
    return ids
  }

  it('all are tried', () => {
    expect(Object.keys(FIELDS)).to.have.members(inputsOf('prepareOrderTransaction', 'indexer'))
  })

  for (const [path, given] of Object.entries(FIELDS)) {
    it(path, async () => {
      const [id, variation] = await given()
      const prepareOrderTxForm = { maker: CAL, amount: '1', payouts: [], originFees: [] }
      const parameters: Parameters = { id, prepareOrderTxForm }
      const call = calls.prepareOrderTransaction
      const [plain, varied] = requestsOf(call, parameters, path, variation)
      const [first, other] = [await seaport.ask(call, plain), await seaport.ask(call, varied)]
      const { effect } = variation
      const status = effect === 'REFUSED' ? 400 : 200
      expect([first.status, other.status], first.body.message ?? other.body.message).to.deep.equal([
        200,
        status,
      ])
      if (typeof effect === 'object') expect(other.body).to.deep.equal(first.body)
      else expect(other.body).to.not.deep.equal(first.body)
    })
  }
})
