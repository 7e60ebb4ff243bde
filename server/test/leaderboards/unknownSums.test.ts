import { expect } from 'chai'
import * as calls from '../../src/indexer/calls/index.ts'
import { JUNK } from '../ingest/_sales.ts'
import { collectionOn, idOf, NOW, saleAt } from './_board.ts'
import { withBoards } from './_suite.ts'

const DROP = collectionOn('ETHEREUM', 1)
const QUIET = collectionOn('ETHEREUM', 2)
const [id, quiet] = [DROP, QUIET].map(idOf) as [string, string]
const AT = new Date(NOW.getTime() - 60_000)

describe('sales of which none has a rate', () => {
  const { ask, written } = withBoards()
  const plain = { columns: {}, floors: [] }

  beforeEach(() =>
    written([
      {
        ...plain,
        collection: DROP,
        sales: [saleAt(DROP, AT, { currency: JUNK, each: 5_000_000n })],
      },
      { ...plain, collection: QUIET, sales: [] },
    ]),
  )

  const answers = async (collection: string) => {
    const statistics = await ask(calls.getCollectionStatistics, { collection })
    const { volume, highestSale } = statistics.body
    const coins = await ask(calls.getCollectionStats, { collection })
    const dollars = await ask(calls.getCollectionStats, { collection, currency: 'USD' })
    const global = await ask(calls.getGlobalCollectionStatistics, { id: collection })
    const period = await ask(calls.getPeriodCollectionStatistics, { id: collection, period: 'D1' })
    const board = await ask(calls.getCollectionLeaderboard, { period: 'D1' })
    const ranking = await ask(calls.getCollectionRankingByVolume, { period: 'D1' })
    const ranked = ranking.body.result?.find((entry) => entry.id === collection)
    const chart = await ask(calls.getVolumeChart, { id: collection, period: 'D365', size: 2 })
    return {
      statistics: { volume, highestSale },
      stats: [coins, dollars].map(({ body }) => [body.volume, body.highestSale]),
      boards: [
        global.body.volume,
        period.body.volume,
        board.body.result?.find((entry) => entry.id === collection)?.volume,
      ],
      ranking: [ranked?.volumeUsd, ranked?.volumeNative],
      sold: ranked?.itemsBought,
      chart: chart.body.dataPoints.values,
    }
  }

  it('have no sum and no dearest one in any answer', async () => {
    expect(await answers(id)).to.deep.equal({
      statistics: { volume: [], highestSale: [] },
      stats: [
        [undefined, undefined],
        [undefined, undefined],
      ],
      boards: [undefined, undefined, undefined],
      ranking: [undefined, undefined],
      sold: 1,
      chart: [],
    })
  })

  it('have none in the ranking of wallets either', async () => {
    const { body } = await ask(calls.getUserRankingByVolume, { entity: 'sellers' })
    const [trader] = body.result ?? []
    expect([trader?.transactions, trader?.volumeUsd, trader?.volumeNative]).to.deep.equal([
      1,
      undefined,
      undefined,
    ])
  })

  it('differ from no sales, which are worth nothing', async () => {
    const zero = { currency: `ETHEREUM:0x${'0'.repeat(40)}`, value: '0', valueUsd: '0' }
    expect(await answers(quiet)).to.deep.equal({
      statistics: {
        volume: [
          { currency: 'ETH', value: '0' },
          { currency: 'USD', value: '0' },
        ],
        highestSale: [],
      },
      stats: [
        ['0', undefined],
        ['0', undefined],
      ],
      boards: [zero, zero, zero],
      ranking: [
        { currency: 'USD', value: '0' },
        { currency: 'ETH', value: '0' },
      ],
      sold: 0,
      chart: ['0'],
    })
  })
})
