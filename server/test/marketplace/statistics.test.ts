import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as indexerCalls from '../../src/indexer/calls.ts'
import * as calls from '../../src/marketplace/statistics/calls.ts'
import { contract } from '../read-model/_addresses.ts'
import { dropOn } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const BASE = formatCollectionId(dropOn('BASE'))
const ETHEREUM = formatCollectionId(dropOn('ETHEREUM'))
const UNKNOWN = formatCollectionId({ blockchain: 'BASE', contract: contract('BASE', 9) })
const DAY = { filters: 'period=D1' }

/** Calls of version 4 beside those of the indexer, in a range in which the fixture has something to tell. */
const GRAPHS = [
  [calls.getCollectionBuyersStatistics, indexerCalls.getBuyers, BASE, DAY],
  [calls.getCollectionSellersStatistics, indexerCalls.getSellers, BASE, DAY],
  [calls.getCollectionTransactionsStatistics, indexerCalls.getTransactions, BASE, DAY],
  [
    calls.getCollectionFloorPriceStatistics,
    indexerCalls.getFloorPrice,
    ETHEREUM,
    { ...DAY, currency: 'USD' },
  ],
] as const

describe('statistics of collections', () => {
  const { ask, askIndexer } = withMarket()

  for (const [call, indexed, collection, parameters] of GRAPHS) {
    describe(call.operationId, () => {
      it('tells as numbers what the indexer tells', async () => {
        const { body: graph } = await ask(call, { collectionId: collection, ...parameters })
        const { body: truth } = await askIndexer(indexed, { collection, ...parameters })
        expect(truth.historicalValues.map(Number).some((value) => value > 0)).to.equal(true)
        expect(graph).to.deep.equal({
          historicalDates: truth.historicalDates,
          historicalValues: truth.historicalValues.map(Number),
          currentValue: Number(truth.currentValue),
        })
      })

      it('follows the filters', async () => {
        const asked = { collectionId: collection, ...parameters }
        const shorter = await ask(call, { ...asked, filters: 'period=MIN30' })
        const { body: day } = await ask(call, asked)
        expect(shorter.body.historicalDates).to.not.deep.equal(day.historicalDates)
        const refused = await ask(call, { ...asked, filters: 'period=D2' })
        expect([refused.status, refused.body.code]).to.deep.equal([400, 'VALIDATION'])
      })

      it('does not know other collections', async () => {
        const refused = await ask(call, { ...parameters, collectionId: UNKNOWN })
        expect(refused).to.deep.include({
          status: 404,
          body: { code: 'NOT_FOUND', message: `There is no collection ${UNKNOWN}` },
        })
      })
    })
  }

  describe('floor prices', () => {
    const floors = (currency?: string) =>
      ask(calls.getCollectionFloorPriceStatistics, { collectionId: ETHEREUM, currency, ...DAY })

    it('are in the coin of the blockchain or in dollars', async () => {
      const [coins, dollars] = [await floors('ETH'), await floors('USD')]
      const rate = Number(dollars.body.currentValue) / Number(coins.body.currentValue)
      // One ether's price.
      expect(rate).to.be.closeTo(3100.5, 1e-6)
    })

    it('are in no other currency', async () => {
      const { status, body } = await floors('SOL')
      expect({ status, body }).to.deep.equal({
        status: 400,
        body: {
          code: 'VALIDATION',
          message: 'SOL is no currency of these amounts: those of ETHEREUM are given in ETH or USD',
        },
      })
    })

    it('need a currency', async () => {
      const { status, body } = await floors()
      expect([status, body.code]).to.deep.equal([400, 'VALIDATION'])
    })
  })

  it('in general are those of the indexer in both currencies', async () => {
    for (const collection of [BASE, ETHEREUM]) {
      const { body } = await ask(calls.getCollectionStats, { collectionId: collection })
      const { body: truth } = await askIndexer(indexerCalls.getCollectionStatistics, { collection })
      const amountsIn = (currency: string) => {
        const entries = (['floorPrice', 'highestSale', 'marketCap', 'volume'] as const).flatMap(
          (name) =>
            truth[name]
              .filter((amount) => amount.currency === currency)
              .map(({ value }) => [name, Number(value)]),
        )
        const unpricedSales = currency === 'USD' ? truth.unpricedSalesUsd : truth.unpricedSales
        return {
          currency,
          ...Object.fromEntries(entries),
          ...(unpricedSales && { unpricedSales }),
        }
      }
      expect(body).to.deep.equal({
        id: collection,
        items: truth.items,
        owners: truth.owners,
        nativeVolume: amountsIn('ETH'),
        usdVolume: amountsIn('USD'),
      })
      expect(body.nativeVolume.volume, collection).to.be.greaterThan(0)
    }
  })

  it('come in the order of ids, each once, without unknown ones', async () => {
    const requestBody = [ETHEREUM, UNKNOWN, BASE, ETHEREUM]
    const { body } = await ask(calls.getCollectionsStats, { requestBody })
    const one = async (collectionId: string) =>
      (await ask(calls.getCollectionStats, { collectionId })).body
    expect(body).to.deep.equal([await one(ETHEREUM), await one(BASE)])
    expect((await ask(calls.getCollectionsStats, { requestBody: [] })).body).to.deep.equal([])
    expect((await ask(calls.getCollectionStats, { collectionId: UNKNOWN })).status).to.equal(404)
  })
})
