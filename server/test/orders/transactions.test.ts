import { expect } from 'chai'
import type { Hex } from 'viem'
import { encodeData } from '../../src/orders/data/encodeData.ts'
import type { SidedData } from '../../src/orders/data/exchangeData.ts'
import type { Exchange } from '../../src/orders/exchange/exchange.ts'
import { parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { cancelOrder, fillOrder } from '../../src/orders/prepare/fillOrder.ts'
import { invertOrder } from '../../src/orders/prepare/invertOrder.ts'
import { addressOf, ERC20_PROXY, NFT_PROXY } from './_market.ts'
import { formOf, VECTORS } from './_vectors.ts'

const EXCHANGE: Exchange = {
  name: 'Exchange',
  version: '2',
  chainId: VECTORS.chainId,
  contract: VECTORS.exchange as Hex,
  proxies: { nft: NFT_PROXY, erc20: ERC20_PROXY },
  fee: 0,
}

describe('transactions of orders are those of the public SDK:', () => {
  for (const [name, { order, cancel, fills }] of Object.entries(VECTORS.orders)) {
    it(`${name} is cancelled`, () => {
      const transaction = cancelOrder(parseOrderForm(formOf(order)), EXCHANGE)
      expect(transaction).to.deep.equal({ to: EXCHANGE.contract, data: cancel })
    })

    for (const [index, vector] of fills.entries()) {
      it(`${name} is filled (${index + 1})`, () => {
        const request = {
          maker: vector.maker as Hex,
          amount: BigInt(vector.amount),
          tokenId: undefined,
          payouts: vector.payouts as never,
          originFees: vector.originFees as never,
        }
        const exchange = { ...EXCHANGE, fee: vector.fee }
        const fill = fillOrder(parseOrderForm(formOf(order)), request, exchange)
        expect(fill.transaction).to.deep.equal({ to: EXCHANGE.contract, data: vector.data })
        expect(String(fill.value)).to.equal(vector.value)
        expect(String(fill.asset.value)).to.equal(vector.approved)
      })
    }
  }

  it('the former version 3 becomes that of the other side', () => {
    const [payout, fee] = [
      { account: `0x${'55'.repeat(20)}` as Hex, value: 10_000 },
      { account: `0x${'55'.repeat(20)}` as Hex, value: 120 },
    ]
    const request = {
      maker: addressOf(1),
      amount: 2n,
      tokenId: undefined,
      payouts: [payout],
      originFees: [fee],
    }
    const dataOf = (name: string) => {
      const order = parseOrderForm(formOf(VECTORS.orders[name]?.order as never))
      return invertOrder(order, request, 0).data
    }
    const bid = dataOf('former version 3, listing') as SidedData
    expect(encodeData({ ...bid, marketplaceMarker: undefined })).to.deep.equal(
      VECTORS.formerFills.ofListing,
    )
    const listing = dataOf('former version 3, bid') as SidedData
    expect(encodeData({ ...listing, maxFees: 1_000 })).to.deep.equal(VECTORS.formerFills.ofBid)
    expect(listing).to.include({ maxFees: 420 })
  })
})
