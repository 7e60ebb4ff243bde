import { expect } from 'chai'
import { decodeFunctionData, type Hex } from 'viem'
import * as calls from '../../src/indexer/calls.ts'
import { EXCHANGE_ABI } from '../../src/orders/exchange/exchangeAbi.ts'
import { orderHash, orderSignHash } from '../../src/orders/hash/orderHashes.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { cancelOrder } from '../../src/orders/prepare/fillOrder.ts'
import { addressOf, ERC20_PROXY, type Market, NFT_PROXY, openMarket } from './_market.ts'

describe('a transaction', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  beforeEach(() => market.endOrders())
  after(() => market.stop())

  const [SELLER, BUYER] = [1, 3].map((index) => `ETHEREUM:${addressOf(index)}`)
  const form = (changes: object = {}) => ({
    maker: BUYER,
    amount: '1',
    payouts: [],
    originFees: [],
    ...changes,
  })
  const prepare = (id: string, changes?: object) =>
    market.ask(calls.prepareOrderTransaction, { id, prepareOrderTxForm: form(changes) })
  const posted = async (order: ExchangeOrderForm) => {
    const { status, body } = await market.post(order)
    expect(status, body.message).to.equal(200)
    return body.id
  }
  async function expectRefusal(
    id: string,
    changes: object,
    reason: string,
    code = 'VALIDATION',
  ): Promise<void> {
    const { status, body } = await prepare(id, changes)
    expect([status, body.code, body.message]).to.deep.equal([400, code, reason])
  }
  const unprepared = (id: string, reason: string) =>
    `No transaction can be prepared for the order ${id}: ${reason}`

  it('fills a listing for its price and the fees on top', async () => {
    const id = await posted(market.listing())
    const plain = await prepare(id)
    expect(plain.status, plain.body.message).to.equal(200)
    expect(plain.body).to.deep.include({
      asset: { type: { '@type': 'ETH', blockchain: 'BASE' }, value: '2' },
      value: '2000000000000000000',
    })
    expect(plain.body).to.not.have.property('transferProxyAddress')
    expect(plain.body.transaction.to).to.equal(`BASE:${market.exchange.contract}`)
    const originFees = [{ account: `ETHEREUM:${addressOf(4)}`, value: 100 }]
    const { body } = await prepare(id, { originFees })
    // One percent of origin, and half a percent of the exchange.
    expect(body).to.deep.include({ value: '2030000000000000000' })
    const { args } = decodeFunctionData({
      abi: EXCHANGE_ABI,
      data: body.transaction.data as Hex,
    })
    const [left, signature, right] = args as unknown as [
      { maker: string },
      string,
      { maker: string; taker: string; salt: bigint },
    ]
    expect(left.maker.toLowerCase()).to.equal(addressOf(1))
    expect(signature).to.have.lengthOf(132)
    expect(right).to.deep.include({ salt: 0n })
    expect([right.maker, right.taker].map((each) => each.toLowerCase())).to.deep.equal([
      addressOf(3),
      addressOf(1),
    ])
  })

  it('fills a bid with an item that has to be approved', async () => {
    const id = await posted(market.bid())
    const { body } = await prepare(id, { maker: SELLER })
    const contract = `BASE:${market.nft}`
    expect(body).to.deep.include({
      transferProxyAddress: `BASE:${NFT_PROXY}`,
      asset: {
        type: { '@type': 'ERC721', contract, collection: contract, tokenId: '0' },
        value: '1',
      },
      value: '0',
    })
  })

  it('is refused in words where the exchange would refuse it', async () => {
    const { chain, execute, nft, exchange } = market
    const refused = (id: string, changes: object, reason: string) =>
      expectRefusal(id, changes, unprepared(id, `its exchange refuses it: ${reason}`))
    const bid = await posted(market.bid())
    await refused(bid, {}, 'ERC721: transfer from incorrect owner')
    // An approval that the answer asks for is still to come; the item is there already.
    const one = chain.keyWallet(1)
    await execute(nft, 'setApprovalForAll', [NFT_PROXY, false], one)
    expect((await prepare(bid, { maker: SELLER })).status).to.equal(200)
    await execute(nft, 'setApprovalForAll', [NFT_PROXY, true], one)
    const id = await posted(market.listing())
    await chain.cheats.setBalance({ address: addressOf(8), value: 10n ** 18n })
    const poor = { maker: `ETHEREUM:${addressOf(8)}` }
    const native = 'the wallet has too little native currency for it'
    await expectRefusal(id, poor, unprepared(id, native))
    await execute(exchange.contract, 'fill', [id.slice('BASE:'.length), 2n ** 255n])
    await refused(id, {}, 'nothing to fill')
    await execute(exchange.contract, 'fill', [id.slice('BASE:'.length), 0n])
    await execute(nft, 'pause', [])
    await refused(id, {}, 'ERC721Pausable: token transfer while paused')
    await execute(nft, 'unpause', [])
    expect((await prepare(id)).status).to.equal(200)
  })

  it('fills some of several copies in coins', async () => {
    const assetType = {
      '@type': 'ERC1155' as const,
      contract: `BASE:${market.copies}`,
      tokenId: '5',
    }
    const take = {
      assetType: { '@type': 'ERC20' as const, contract: `BASE:${market.coin}` },
      value: '1000',
    }
    const id = await posted(market.listing({ make: { assetType, value: '10' }, take }))
    const { coin, chain } = market
    const poor = 'its exchange refuses it: ERC20: transfer amount exceeds balance'
    await expectRefusal(id, { amount: '3' }, unprepared(id, poor))
    await market.execute(coin, 'transfer', [addressOf(3), 300n], chain.keyWallet(2))
    const { body } = await prepare(id, { amount: '3' })
    expect(body).to.deep.include({ transferProxyAddress: `BASE:${ERC20_PROXY}`, value: '0' })
    expect(body.asset.value).to.equal('0.0000000000000003')
    await expectRefusal(id, { amount: '11' }, unprepared(id, 'it has 10 left, not 11'))
    await market.execute(market.exchange.contract, 'fill', [id.slice('BASE:'.length), 850n])
    await market.ask(calls.getValidatedOrderById, { id })
    await expectRefusal(id, { amount: '2' }, unprepared(id, 'it has 1 left, not 2'))
    expect((await prepare(id)).status).to.equal(200)
  })

  it('is refused for a price that is no whole number of base units', async () => {
    const assetType = {
      '@type': 'ERC1155' as const,
      contract: `BASE:${market.copies}`,
      tokenId: '5',
    }
    const listing = (value: string) =>
      market.listing({ make: { assetType, value: '3' }, take: { ...market.listing().take, value } })
    const few = await posted(listing('2'))
    await expectRefusal(
      few,
      {},
      unprepared(few, 'its price for so few copies is less than one base unit'),
    )
    await market.endOrders()
    const odd = await posted(listing('10'))
    await expectRefusal(
      odd,
      {},
      unprepared(odd, 'its price for so many copies is not a whole number of base units'),
    )
    expect((await prepare(odd, { amount: '3' })).body.value).to.equal('10')
    await market.endOrders()
    const large = await posted(listing('10000'))
    expect((await prepare(large)).body.value).to.equal('3333')
  })

  it('is refused to all but the taker of an order', async () => {
    const id = await posted(market.listing({ taker: `ETHEREUM:${addressOf(4)}` }))
    await expectRefusal(
      id,
      {},
      unprepared(id, `it is for the taker ETHEREUM:${addressOf(4)} alone`),
    )
    expect((await prepare(id, { maker: `ETHEREUM:${addressOf(4)}` })).status).to.equal(200)
  })

  it('is refused for a form that makes no sense', async () => {
    const id = await posted(market.listing())
    const rule = 'must be a whole number from 1 to 2^256 - 1, not'
    await expectRefusal(id, { amount: '0' }, `amount ${rule} "0"`, 'BAD_REQUEST')
    await expectRefusal(id, { amount: '-1' }, `amount ${rule} "-1"`, 'BAD_REQUEST')
    await expectRefusal(
      id,
      { payouts: [{ account: BUYER, value: 9_999 }] },
      'payouts must add up to 10,000 basis points, and do to 9999',
      'BAD_REQUEST',
    )
    await expectRefusal(
      id,
      { originFees: [{ account: 'SOLANA:1', value: 1 }] },
      'originFees[0].account must be an account such as ETHEREUM:0x…, not "SOLANA:1"',
      'BAD_REQUEST',
    )
  })

  it('is refused for a bid on any item, and for more fees than its data holds', async () => {
    const take = {
      assetType: { '@type': 'COLLECTION' as const, contract: `BASE:${market.nft}` },
      value: '1',
    }
    const any = await posted(market.bid({ take }))
    await expectRefusal(
      any,
      {},
      unprepared(any, 'it is a bid on any item of a collection, which only Seaport fills here'),
    )
    const data = { '@type': 'ETH_MINTLINE_V2_DATA_V3_SELL' as const, maxFeesBasePoint: 1000 }
    const sided = await posted(market.listing({ data }))
    const fee = { account: BUYER, value: 1 }
    await expectRefusal(
      sided,
      { originFees: [fee, fee, fee] },
      unprepared(sided, 'its data has room for two origin fees'),
    )
    expect((await prepare(sided, { originFees: [fee, fee] })).status).to.equal(200)
  })

  it('cancels an order that is not active, but none that is over', async () => {
    const startedAt = String(Math.floor(Date.now() / 1000) + 600)
    const order = await market.sign(market.listing({ startedAt }))
    const { body: inactive } = await market.send(order)
    expect(inactive.status).to.equal('INACTIVE')
    const cancel = (id: string) => market.ask(calls.prepareOrderCancelTransaction, { id })
    const { id } = inactive
    await expectRefusal(id, {}, unprepared(id, 'it is INACTIVE'))
    const { status, body } = await cancel(id)
    expect(status).to.equal(200)
    expect(body).to.deep.equal({
      to: `BASE:${market.exchange.contract}`,
      data: cancelOrder(parseOrderForm(order), market.exchange).data,
    })
    for (const final of ['FILLED', 'CANCELLED']) {
      await market.pools.write
        .updateTable('orders')
        .set({ status: final })
        .where('salt', '=', String(order.salt))
        .execute()
      const refused = await cancel(id)
      expect([refused.status, refused.body.message]).to.deep.equal([
        400,
        unprepared(id, `it is ${final} for good`),
      ])
    }
  })

  it("is refused for orders that need another marketplace's signature", async () => {
    const id = await posted(market.listing())
    const data = JSON.stringify({ '@type': 'RAW' })
    await market.pools.write
      .updateTable('orders')
      .set({ data, platform: 'OPEN_SEA' })
      .where(
        'id',
        '=',
        (
          await market.pools.write
            .selectFrom('orders')
            .select('id')
            .orderBy('created_at', 'desc')
            .executeTakeFirstOrThrow()
        ).id,
      )
      .execute()
    await expectRefusal(
      id,
      {},
      unprepared(id, "it is of OPEN_SEA, and needs that marketplace's own signature"),
    )
  })

  it('is not found for an order that is not known', async () => {
    const id = `BASE:0x${'12'.repeat(32)}`
    const message = `There is no order ${id}`
    for (const answer of [
      await prepare(id),
      await market.ask(calls.prepareOrderCancelTransaction, { id }),
      await market.ask(calls.getValidatedOrderById, { id }),
      await market.ask(calls.reportOrderById, { id }),
    ]) {
      expect([answer.status, answer.body]).to.deep.equal([404, { code: 'NOT_FOUND', message }])
    }
  })

  it('comes with the hashes of an order, signed or not', async () => {
    const orderForm = { '@type': 'MINTLINE_V2', ...market.listing() }
    const { body } = await market.ask(calls.encode, { orderForm })
    const order = parseOrderForm(orderForm)
    expect(body).to.deep.equal({
      '@type': 'ETH_ORDER_ENCODE',
      blockchain: 'BASE',
      orderHash: orderHash(order),
      signHash: orderSignHash(order, market.exchange),
      transferProxy: `ETHEREUM:${NFT_PROXY}`,
    })
  })

  it('costs the fees of the exchange, which are asked for by blockchain', async () => {
    const fees = (parameters: object) => market.ask(calls.getOrderFees, { ...parameters })
    for (const [blockchain, fee] of [
      ['BASE', 50],
      ['PALM', 0],
    ] as const) {
      const { body } = await fees({ blockchain })
      expect(body).to.deep.equal({ fees: { MINTLINE_V2: fee, SEAPORT_V1: 0 } })
    }
    const { status, body } = await fees({})
    expect([status, body.code, body.message]).to.deep.equal([
      400,
      'VALIDATION',
      'Required parameter blockchain is missing',
    ])
  })
})
