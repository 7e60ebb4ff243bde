import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { STATISTICS_PERIODS } from '@mintline/core/enumerations/marketplace'
import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey } from '../../src/database/keys/index.ts'
import * as indexer from '../../src/indexer/calls.ts'
import { refreshBoard } from '../../src/jobs/leaderboards/refreshBoard.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { BOARD_PERIODS } from '../../src/marketplace/statistics/models.ts'
import { dropOn, minute } from '../read-model/_names.ts'
import { withMarket } from './_suite.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))

describe('the ranking of collections in version 4', () => {
  const { ask, askIndexer, pools } = withMarket()

  /** Boards that know the floors, which follow from the orders. */
  before(async () => {
    for (const period of ANALYTICS_PERIODS) await refreshBoard(pools().write, period, minute(29))
  })

  const ranked = async (request: object) => {
    const collectionRankingRequest = { period: 'TOTAL', size: 20, ...request }
    const answer = await ask(calls.getCollectionsRanking, { collectionRankingRequest })
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
    return answer.body
  }
  const refusal = async (request: object) => {
    const collectionRankingRequest = { period: 'TOTAL', size: 20, ...request }
    const { status, body } = await ask(calls.getCollectionsRanking, { collectionRankingRequest })
    return [status, body.code]
  }
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

  it('is that of the indexer, in each period', async () => {
    for (const period of STATISTICS_PERIODS) {
      const { body } = await askIndexer(indexer.getCollectionRankingByVolume, {
        period: BOARD_PERIODS[period],
        sort: 'VOLUME_USD_DESC',
        limit: 100,
      })
      const expected = body.result ?? []
      expect(expected).to.not.be.empty
      const ids = idsOf(expected)
      const tokens = await ask(calls.getCollectionsByIdsUsingPOST, { requestBody: ids })
      const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
      const changing = <Money extends { value: string; changePercent?: string | undefined }>(
        money: Money,
      ) => ({ ...money, value: Number(money.value), changePercent: number(money.changePercent) })
      const entries = expected.map((entry, index) => ({
        id: entry.id,
        name: tokens.body[index]?.name,
        collection: tokens.body[index],
        statistics: {
          amount: entry.volumeNative && changing(entry.volumeNative),
          usdAmount: entry.volumeUsd && changing(entry.volumeUsd),
          unpricedSales: entry.unpricedSales,
          unpricedSalesUsd: entry.unpricedSalesUsd,
          floorPrice: entry.floorPrice && changing(entry.floorPrice),
          owners: entry.ownersCount,
          items: entry.totalItemSupply,
        },
      }))
      expect(await ranked({ period, size: 100 }), period).to.deep.equal(
        JSON.parse(JSON.stringify(entries)),
      )
    }
  })

  it('has as many as are asked for, of one blockchain, within a range of floor prices', async () => {
    const all = await ranked({})
    expect(await ranked({ size: 2 })).to.deep.equal(all.slice(0, 2))
    expect(idsOf(await ranked({ blockchain: 'BASE' }))).to.deep.equal([
      formatCollectionId(dropOn('BASE')),
    ])
    expect(await ranked({ blockchain: 'ARENAZ' })).to.deep.equal([])
    // Ranges are of prices in coins.
    const cheap = all.find(({ statistics }) => statistics.floorPrice?.currency === 'ETH')
    const floor = cheap?.statistics.floorPrice?.value
    expect(floor).to.be.a('number')
    const within = await ranked({ minFloorPrice: floor, maxFloorPrice: floor })
    const has = ({ statistics: { floorPrice } }: (typeof all)[number]) =>
      floorPrice !== undefined && floorPrice.value === floor && floorPrice.currency !== 'USD'
    expect(idsOf(within)).to.deep.equal(idsOf(all.filter(has)))
    expect(await ranked({ minFloorPrice: 1e9 })).to.deep.equal([])
  })

  it('has none with what no collection has', async () => {
    expect(await ranked({ hasRewards: true })).to.deep.equal([])
    expect(await ranked({ hasCommunityMarketplace: true })).to.deep.equal([])
    const without = { hasRewards: false, hasCommunityMarketplace: false }
    expect(await ranked(without)).to.deep.equal(await ranked({}))
  })

  it('leaves out what an operator has unlisted', async () => {
    const subject = collectionKey(dropOn('ETHEREUM'))
    const decision = { kind: 'COLLECTION', decision: 'UNLIST', decided_by: 'test' }
    const before = idsOf(await ranked({}))
    await pools()
      .write.insertInto('moderations')
      .values({ subject, ...decision, decided_at: minute(1) })
      .execute()
    expect(idsOf(await ranked({}))).to.deep.equal(before.filter((id) => id !== DROP))
    expect(before).to.include(DROP)
  })

  it('is refused with what it does not know', async () => {
    for (const request of [
      { size: 0 },
      { size: undefined },
      { period: undefined },
      { size: '20' },
      { period: 'YEAR' },
      { blockchain: 'NONE' },
      { minFloorPrice: 2, maxFloorPrice: 1 },
      { other: 1 },
    ]) {
      expect(await refusal(request), JSON.stringify(request)).to.deep.equal([400, 'VALIDATION'])
    }
    expect(await ranked({ size: 1_000_000 })).to.deep.equal(await ranked({ size: 1000 }))
  })
})
