import { formatOrderId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { encodeFunctionData, type Hex } from 'viem'
import { orderKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { orderKeyHash } from '../../src/orders/hash/orderHashes.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { emptyQueue, queued } from '../metadata/_jobs.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { ownContract } from './_contracts.ts'
import {
  addressOf,
  expectRefusal,
  functionOf,
  type Market,
  NFT_PROXY,
  openMarket,
} from './_market.ts'

const ETHER = 10n ** 18n

describe('an order that is sent', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  beforeEach(() => market.endOrders())
  after(() => market.stop())

  const idOf = (form: ExchangeOrderForm) =>
    formatOrderId({ blockchain: 'BASE', value: orderKeyHash(parseOrderForm(form)) })

  it('is stored, shown and listed as its own activity', async () => {
    const form = await market.sign(
      market.listing({
        data: {
          '@type': 'ETH_MINTLINE_V2',
          payouts: [],
          originFees: [{ account: `ETHEREUM:${addressOf(3)}`, value: 250 }],
        },
      }),
    )
    const { status, body } = await market.send(form)
    expect(status, body.message).to.equal(200)
    expect(body).to.deep.include({
      id: idOf(form),
      platform: 'MINTLINE',
      status: 'ACTIVE',
      fill: '0',
      makeStock: '1',
      cancelled: false,
      makePrice: '2',
      maker: form.maker,
      endedAt: form.endedAt,
      signature: form.signature,
      salt: `0x${BigInt(form.salt).toString(16).padStart(64, '0')}`,
      feeTakers: [`ETHEREUM:${addressOf(3)}`],
      data: form.data,
      version: 1,
    })
    const { contract, collection, tokenId } = {
      contract: `BASE:${market.nft}`,
      collection: `BASE:${market.nft}`,
      tokenId: '0',
    }
    expect(body.make).to.deep.equal({
      type: { '@type': 'ERC721', contract, collection, tokenId },
      value: '1',
    })
    expect(body.take).to.deep.equal({ type: { '@type': 'ETH', blockchain: 'BASE' }, value: '2' })
    expect((await market.ask(calls.getOrderById, { id: body.id })).body).to.deep.equal(body)
    const itemId = `${contract}:0`
    const { body: page } = await market.ask(calls.getActivitiesByItem, { type: ['LIST'], itemId })
    expect(page.activities[0]).to.deep.include({
      '@type': 'LIST',
      orderId: body.id,
      maker: form.maker,
      price: '2',
      source: 'MINTLINE',
    })
  })

  it('twice is answered twice in the same way, and stored once', async () => {
    const form = await market.sign(market.listing())
    const first = await market.send(form)
    const count = await market.stored()
    expect(await market.send(form)).to.deep.equal(first)
    const both = await Promise.all([market.send(form), market.send(form)])
    expect(both).to.deep.equal([first, first])
    expect(await market.stored()).to.equal(count)
  })

  it('once, by many at the same time, is stored once', async () => {
    const form = await market.sign(market.listing())
    const before = await market.stored()
    const answers = await Promise.all(Array.from({ length: 5 }, () => market.send(form)))
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200])
    expect(await market.stored()).to.equal(before + 1)
  })

  it('is checked once more, as its funds may have moved since the chain was asked', async () => {
    await emptyQueue(market.pools.write)
    const { body } = await market.post(market.bid())
    const key = orderKey({ blockchain: 'BASE', value: body.id.slice('BASE:'.length) }).toString(
      'hex',
    )
    expect((await queued(market.pools.write)).map((job) => job.key)).to.include(`order ${key}`)
  })

  it('as a bid counts the money of its maker, less the fees on top', async () => {
    const originFees = [{ account: `ETHEREUM:${addressOf(3)}`, value: 100 }]
    const data = { '@type': 'ETH_MINTLINE_V2' as const, payouts: [], originFees }
    const { body } = await market.post(market.bid({ data }))
    expect(body).to.deep.include({
      status: 'ACTIVE',
      makeStock: '0.000000000000001',
      takePrice: '0.000000000000001',
    })
    const whole = { ...market.bid().make, value: String(10n ** 24n) }
    await market.endOrders()
    const { body: all } = await market.post(market.bid({ data, make: whole }))
    expect(all).to.deep.include({ status: 'INACTIVE', makeStock: '0' })
    const { body: free } = await market.post(market.bid({ make: whole }))
    expect(free).to.deep.include({ status: 'ACTIVE', makeStock: '1000000' })
  })

  it('for several copies has a price for each, and stock in whole copies', async () => {
    const contract = `BASE:${market.copies}`
    const make = { assetType: { '@type': 'ERC1155' as const, contract, tokenId: '5' }, value: '12' }
    const take = { ...market.listing().take, value: String(6n * ETHER) }
    const { body } = await market.post(market.listing({ make, take }))
    expect(body).to.deep.include({ makePrice: '0.5', makeStock: '10', status: 'ACTIVE' })
  })

  it('for any item of a collection is a bid without an item', async () => {
    const take = {
      assetType: { '@type': 'COLLECTION' as const, contract: `BASE:${market.nft}` },
      value: '3',
    }
    const { body } = await market.post(
      market.bid({ take, make: { ...market.bid().make, value: '9' } }),
    )
    expect(body.take).to.deep.equal({
      type: { '@type': 'NFT_OF_COLLECTION', collectionId: `BASE:${market.nft}` },
      value: '3',
    })
    expect(body).to.deep.include({ status: 'ACTIVE', takePrice: '0.000000000000000003' })
  })

  it('that offers native currency is refused, since no exchange can take that', async () => {
    const make = { assetType: { '@type': 'ETH' as const }, value: '5' }
    await expectRefusal(
      market,
      market.post(market.bid({ make })),
      'BAD_REQUEST',
      'make.assetType.@type must be ERC20: native currency cannot be bid',
    )
  })

  it('before its start is not active', async () => {
    const { body } = await market.post(
      market.listing({ startedAt: String(Math.floor(Date.now() / 1000) + 600) }),
    )
    expect(body).to.deep.include({ status: 'INACTIVE', makeStock: '1' })
    const row = await market.pools.write
      .selectFrom('orders')
      .select(['next_change_at', 'start_at'])
      .where('start_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(row.next_change_at).to.deep.equal(row.start_at)
  })

  it('names the platform as the operator does', async () => {
    const app = await indexerOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      exchanges: { BASE: market.exchange },
      platform: 'ACME',
    })
    const form = await market.sign(market.listing())
    const orderForm = {
      ...form,
      '@type': 'ACME_V2',
      data: { ...form.data, '@type': 'ETH_ACME_V2' },
    }
    const { status, body } = await ask(app, calls.upsertOrder, { orderForm })
    expect(status, body.message).to.equal(200)
    expect(body).to.deep.include({ platform: 'ACME', data: orderForm.data })
    const { body: ours } = await market.ask(calls.getOrderById, { id: body.id })
    expect(ours).to.deep.include({ platform: 'MINTLINE', data: form.data })
    const { body: fees } = await ask(app, calls.getOrderFees, { blockchain: 'BASE' })
    expect(fees).to.deep.equal({ fees: { ACME_V2: 50, SEAPORT_V1: 0 } })
    const refused = await ask(app, calls.upsertOrder, {
      orderForm: { ...orderForm, '@type': 'MINTLINE_V2' },
    })
    expect(refused.status).to.equal(400)
    await app.close()
  })

  it('that was filled before is shown so', async () => {
    const form = await market.sign(market.listing())
    await market.execute(market.exchange.contract, 'fill', [
      orderKeyHash(parseOrderForm(form)),
      2n * ETHER,
    ])
    expect((await market.send(form)).body).to.deep.include({
      status: 'FILLED',
      fill: '2',
      makeStock: '0',
    })
  })

  it('may be signed by a contract in the name of its own', async () => {
    const wallet = await market.chain.deploy(ownContract('Wallet', [addressOf(3)]))
    await market.execute(market.nft, 'mint', [wallet])
    const approve = encodeFunctionData({
      abi: [functionOf('setApprovalForAll', 2)],
      args: [NFT_PROXY, true],
    })
    await market.execute(wallet, 'execute', [market.nft, approve as Hex])
    const assetType = { '@type': 'ERC721' as const, contract: `BASE:${market.nft}`, tokenId: '1' }
    const form = market.listing({
      maker: `ETHEREUM:${wallet.toLowerCase()}`,
      make: { assetType, value: '1' },
    })
    await expectRefusal(
      market,
      market.post(form, 1),
      'BAD_REQUEST',
      /^The signature is not that of the maker/,
    )
    expect((await market.post(form, 3)).body).to.deep.include({
      status: 'ACTIVE',
      maker: form.maker,
    })
  })
})
