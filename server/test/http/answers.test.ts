import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../src/http/apiError.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { Item, Order } from '../../src/indexer/schemas/index.ts'
import { answerTo, appWith, call, EVM_ADDRESS } from './_app.ts'

const OWNER = `ETHEREUM:${EVM_ADDRESS}`
const CONTRACT = `BASE:${EVM_ADDRESS}`
const TIME = '2026-01-31T12:00:00.000Z'

const ORDER: Order = {
  id: 'BASE:0x01',
  fill: '0',
  platform: 'MINTLINE',
  status: 'ACTIVE',
  makeStock: '1',
  cancelled: false,
  createdAt: TIME,
  lastUpdatedAt: TIME,
  makePrice: '0.05',
  maker: OWNER,
  make: { type: { '@type': 'ERC721', contract: CONTRACT, tokenId: '1' }, value: '1' },
  take: { type: { '@type': 'ETH', blockchain: 'BASE' }, value: '0.05' },
  salt: '0x01',
  data: {
    '@type': 'ETH_MINTLINE_V2',
    payouts: [],
    originFees: [{ account: OWNER, value: 250 }],
  },
}

describe('answers of calls', () => {
  let app: FastifyInstance
  const seen: unknown[] = []

  before(async () => {
    app = await appWith([
      call(calls.getOrderById, async () => ({ ...ORDER, databaseId: 7 })),
      call(calls.getOrdersByIds, async () => ({ orders: [ORDER], continuation: undefined })),
      call(calls.validate, async ({ signatureValidationForm }) => {
        seen.push(signatureValidationForm)
        return false
      }),
      call(calls.getActivitiesByUser, async (input) => {
        seen.push(input)
        return { activities: [] }
      }),
      call(calls.getBalance, async (input) => {
        seen.push(input)
        return { currencyId: CONTRACT, owner: OWNER, balance: '1', decimal: '0.1' }
      }),
      call(calls.burnLazyItem, async () => undefined),
      call(calls.reportOrderById, async () => undefined),
    ])
  })
  after(() => app.close())

  it('leave out what models do not declare, and what is not there', async () => {
    const { body } = await answerTo(app, '/v0.1/orders/BASE:0x01')
    expect(body).to.deep.equal(ORDER)
    const list = await app.inject({
      method: 'POST',
      url: '/v0.1/orders/byIds',
      payload: { ids: ['BASE:0x01'] },
    })
    expect(list.json()).to.deep.equal({ orders: [ORDER] })
    expect(list.headers['content-type']).to.equal('application/json; charset=utf-8')
  })

  it('are written, in a union, as the model whose literal they have, and fail where none has it', async () => {
    const { take } = ORDER
    const withTake = (type: object) => ({ ...ORDER, take: { ...take, type } }) as Order
    const answers = [withTake({ ...take.type, databaseId: 7 }), withTake({ '@type': 'SHELLS' })]
    const union = await appWith([call(calls.getOrderById, async () => answers.shift() ?? ORDER)])
    expect((await answerTo(union, '/v0.1/orders/BASE:0x01')).body).to.deep.equal(ORDER)
    expect((await answerTo(union, '/v0.1/orders/BASE:0x01')).status).to.equal(500)
    await union.close()
  })

  it('have an order in each place where it stands, and fail where something is missing', async () => {
    const shared: Order = { ...ORDER, dbUpdatedAt: TIME }
    const item: Item = {
      id: `${CONTRACT}:1`,
      blockchain: 'BASE',
      creators: [],
      lazySupply: '0',
      pending: [],
      mintedAt: TIME,
      lastUpdatedAt: TIME,
      supply: '1',
      deleted: false,
      bestSellOrder: shared,
      bestBidOrdersByCurrency: [shared, ORDER],
      originOrders: [{ origin: OWNER, bestBidOrder: shared }],
      sellers: 1,
      itemCollection: { id: CONTRACT, name: '"Sea" \u2028 \ud83d\ude00', bestSellOrder: shared },
      extra: { seed: '7' },
    }
    const { supply: _, ...withoutSupply } = item
    const { id: __, ...withoutId } = shared
    const answers = [
      item,
      withoutSupply as Item,
      { ...item, itemCollection: { id: CONTRACT, name: '', bestSellOrder: withoutId as Order } },
    ]
    const items = await appWith([call(calls.getItemById, async () => answers.shift() ?? item)])
    const url = `/v0.1/items/${CONTRACT}:1`
    expect((await answerTo(items, url)).body).to.deep.equal(item)
    expect((await answerTo(items, url)).status).to.equal(500)
    expect((await answerTo(items, url)).status).to.equal(500)
    await items.close()
  })

  it('are a bare value where the interface says so', async () => {
    const payload = { signer: OWNER, message: 'm', signature: '0x' }
    const { status, body } = await answerTo(app, {
      method: 'POST',
      url: '/v0.1/signature/validate',
      payload,
    })
    expect([status, body]).to.deep.equal([200, false])
  })

  it('are empty where the interface says so, and need no body', async () => {
    const reported = await app.inject({ method: 'POST', url: '/v0.1/orders/BASE:0x01/report' })
    expect([reported.statusCode, reported.body]).to.deep.equal([200, ''])
    const burned = await app.inject({
      method: 'POST',
      url: '/v0.1/items/lazy/burn',
      payload: { id: `${CONTRACT}:1`, creators: [OWNER], signatures: ['0x'] },
    })
    expect([burned.statusCode, burned.body]).to.deep.equal([204, ''])
  })

  it('are made from parsed parameters: ids in their normal forms, times, supported chains', async () => {
    seen.length = 0
    await answerTo(app, {
      url: '/v0.1/activities/byUser',
      query: {
        type: ['MINT', 'BUY'],
        user: `ETHEREUM:${EVM_ADDRESS.toUpperCase().replace('0X', '0x')}`,
        blockchains: ['BASE', 'SEI'],
        from: '2026-01-31T13:00:00+01:00',
      },
    })
    expect(seen).to.deep.equal([
      {
        type: ['MINT', 'BUY'],
        user: [{ group: 'ETHEREUM', address: EVM_ADDRESS }],
        blockchains: ['BASE'],
        from: new Date(TIME),
        size: 50,
        sort: 'LATEST_FIRST',
      },
    ])
  })

  it('decode a path once', async () => {
    seen.length = 0
    const currency = encodeURIComponent('ETHEREUM:native')
    await answerTo(app, `/v0.1/balances/${currency}/${encodeURIComponent(OWNER)}`)
    expect(seen).to.deep.equal([
      {
        currencyId: { blockchain: 'ETHEREUM', address: `0x${'0'.repeat(40)}` },
        owner: { group: 'ETHEREUM', address: EVM_ADDRESS },
      },
    ])
    const { status } = await answerTo(app, `/v0.1/balances/${encodeURIComponent(currency)}/x`)
    expect(status).to.equal(400)
  })

  it('carry the name of the platform that is set', async () => {
    const named = await appWith([], { platform: 'ACME' })
    const orders = '/v0.1/orders/sell?platform='
    expect((await answerTo(named, `${orders}MINTLINE`)).body.message).to.include('one of ACME, ')
    expect((await answerTo(named, `${orders}ACME`)).status).to.equal(501)
    await named.close()
  })

  it('keep that name out of what routes see, in either direction', async () => {
    const asked: unknown[] = []
    const named = await appWith(
      [
        call(calls.getSellOrders, async ({ platform }) => {
          asked.push(platform)
          return { orders: [ORDER] }
        }),
        call(calls.encode, async ({ orderForm }) => {
          asked.push(orderForm['@type'], orderForm.data['@type'], orderForm.maker)
          throw new ApiError('notFound', 'No')
        }),
      ],
      { platform: 'ACME' },
    )
    const { body } = await answerTo(named, '/v0.1/orders/sell?platform=ACME')
    const data = { ...ORDER.data, '@type': 'ETH_ACME_V2' }
    expect(body).to.deep.equal({ orders: [{ ...ORDER, platform: 'ACME', data }] })
    const payload = {
      '@type': 'ACME_V2',
      maker: OWNER,
      make: { assetType: ORDER.make.type, value: '1' },
      take: { assetType: ORDER.take.type, value: '5' },
      endedAt: '1900000000',
      salt: '1',
      signature: '0x',
      blockchain: 'BASE',
      data,
    }
    await answerTo(named, { method: 'POST', url: '/v0.1/encode/order', payload })
    expect(asked).to.deep.equal(['MINTLINE', 'MINTLINE_V2', 'ETH_MINTLINE_V2', OWNER])
    await named.close()
  })

  it('are documented: as OpenAPI, and as a page', async () => {
    const { body } = await answerTo(app, '/openapi/indexer.json')
    expect(body.openapi).to.equal('3.1.0')
    expect(Object.keys(body.paths)).to.have.length(84)
    const { mapping } = body.components.schemas.CollectionTokenId.discriminator
    expect(mapping).to.deep.equal({
      DEFAULT: '#/components/schemas/DefaultCollectionTokenId',
      ETHEREUM: '#/components/schemas/EthCollectionTokenId',
    })
    const page = await app.inject('/docs/indexer/')
    expect(page.statusCode).to.equal(200)
    expect(page.headers['content-security-policy']).to.include("default-src 'self'")
  })
})
