import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import * as indexerCalls from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { account } from '../read-model/_addresses.ts'
import { COPIES, dropOn, ETHER, TOKEN } from '../read-model/_names.ts'
import { orderIdOn } from '../read-model/_orders.ts'
import { marketplaceOver } from './_app.ts'
import { WITH_FEES } from './_fees.ts'
import { askMarket, withMarket } from './_suite.ts'

describe('currencies', () => {
  const { ask, askIndexer, pools } = withMarket()

  it('are those of the indexer, with rates as numbers', async () => {
    const { body: truth } = await askIndexer(indexerCalls.getAllCurrencies, {})
    const { body } = await ask(calls.findAllowedCurrenciesUsingGET, {})
    expect(body.map(({ id, symbol, rate }) => ({ id, symbol, rate }))).to.deep.equal(
      truth.currencies.map(({ currencyId: id, symbol, rate }) => ({
        id,
        symbol,
        rate: Number(rate),
      })),
    )
    const ether = body.find(({ id }) => id === formatCurrencyId(ETHER))
    expect(ether).to.deep.include({
      blockchain: 'ETHEREUM',
      rateEth: 1,
      decimals: 18,
      allowed: true,
    })
  })

  it('are asked for by blockchains', async () => {
    const of = async (currencyForm?: object) =>
      (await ask(calls.findCurrenciesUsingPOST, { currencyForm })).body.map(({ symbol }) => symbol)
    expect(await of({ blockchain: ['ETHEREUM', 'SOLANA'] })).to.have.members(['ETH', 'WETH'])
    expect(await of({ blockchain: ['SOLANA'] })).to.deep.equal([])
    expect(await of({})).to.have.members(['ETH', 'WETH'])
    expect(await of()).to.have.members(['ETH', 'WETH'])
    const refused = await ask(calls.findCurrenciesUsingPOST, {
      currencyForm: { blockchain: ['X'] },
    })
    expect([refused.status, refused.body.code]).to.deep.equal([400, 'VALIDATION'])
  })

  it('are in the search where a rate is known', async () => {
    const { body } = await ask(calls.loadSearchableCurrencies, {})
    expect(body).to.have.deep.members([
      { id: formatCurrencyId(ETHER), rate: 3100.5, blockchain: 'ETHEREUM', primary: true },
      { id: formatCurrencyId(TOKEN), rate: 3000, blockchain: 'ETHEREUM', primary: false },
    ])
  })

  describe('rates', () => {
    let app: FastifyInstance
    before(async () => {
      app = await marketplaceOver(pools())
    })
    after(() => app.close())
    const rate = (symbol: string) => ask(calls.rateUsingGET, { symbol })

    it('are plain text, whatever the case of a symbol', async () => {
      expect([(await rate('ETH')).body, (await rate('weth')).body]).to.deep.equal([
        '3100.5',
        '3000',
      ])
    })

    it('are not found of currencies that nobody knows', async () => {
      const { status, body } = await rate('DOGE')
      expect({ status, body }).to.deep.equal({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'There is no currency DOGE' },
      })
    })

    it('are never made up: those of the fixture are older than a day', async () => {
      const { status, body } = await askMarket(app, calls.rateUsingGET, { symbol: 'ETH' })
      expect({ status, body }).to.deep.equal({
        status: 400,
        body: {
          code: 'VALIDATION',
          message: 'No price of ETH in US dollars is known of the last day',
        },
      })
    })
  })

  describe('fees', () => {
    let app: FastifyInstance
    before(async () => {
      app = await marketplaceOver(pools(), WITH_FEES)
    })
    after(() => app.close())
    const fees = async (parameters: object) => {
      const { status, body } = await askMarket(app, calls.getOrderFeesUsingGET, { ...parameters })
      return { status, body }
    }

    it('of a collection are those of the exchange, or of Seaport where there is none', async () => {
      const of = (id: Parameters<typeof formatCollectionId>[0]) =>
        fees({ collection: formatCollectionId(id) })
      expect(await of(COPIES)).to.deep.equal({
        status: 200,
        body: { buyerFee: 100, sellerFee: 0 },
      })
      expect(await of(dropOn('BASE'))).to.deep.equal({
        status: 200,
        body: { buyerFee: 0, sellerFee: 250 },
      })
      expect((await of(dropOn('SOLANA'))).body).to.deep.equal({ buyerFee: 0, sellerFee: 0 })
    })

    it('of an order are those of its protocol', async () => {
      const { body } = await ask(calls.sellOrderUsingGET, { id: orderIdOn('ETHEREUM', 1) })
      expect(body.type).to.equal('MINTLINE_V2')
      expect((await fees({ order: orderIdOn('ETHEREUM', 1) })).body).to.deep.equal({
        buyerFee: 100,
        sellerFee: 0,
      })
      const unknown = await fees({ order: 'ETHEREUM:0xdead' })
      expect([unknown.status, unknown.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    })

    it('need something that has them', async () => {
      expect(await fees({})).to.deep.equal({
        status: 400,
        body: {
          code: 'VALIDATION',
          message: 'Required parameter collection or order is missing',
        },
      })
      const refused = await fees({ collection: account('ETHEREUM', 1).replace('ETHEREUM', 'NONE') })
      expect([refused.status, refused.body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    })
  })
})
